// Names from before Swift 4.2: of table views and their cells.

import QuartzCore

public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
public typealias UIContextualActionStyle = UIContextualAction.Style

@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
