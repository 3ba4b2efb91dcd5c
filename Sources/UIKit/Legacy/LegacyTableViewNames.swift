// Names from before Swift 4.2: of table views and their cells.

import QuartzCore

/// The name before Swift 4.2 of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The name before Swift 4.2 of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name before Swift 4.2 of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name before Swift 4.2 of `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name before Swift 4.2 of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name before Swift 4.2 of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name before Swift 4.2 of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name before Swift 4.2 of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name before Swift 4.2 of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name before Swift 4.2 of `UITableViewCell.FocusStyle`.
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
/// The name before Swift 4.2 of `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name before Swift 4.2 of `UIContextualAction.Style`.
public typealias UIContextualActionStyle = UIContextualAction.Style

/// The name before Swift 4.2 of `UITableView.automaticDimension`.
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name before Swift 4.2 of `UITableView.indexSearch`.
@MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
