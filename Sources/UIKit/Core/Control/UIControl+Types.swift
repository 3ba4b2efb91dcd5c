// The option sets of UIControl. Raw values as UIKit's.

import QuartzCore

extension UIControl {
  /// The events that can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event; those from 1 << 24 on are for apps.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has come down again soon after the last.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger has moved within the control, or less than 70 points outside of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that is further away has moved.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger has come back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger has left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger has lifted within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger has lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system or a gesture has taken the finger, or the control was disabled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A hand has changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The use of the control: a button's tap, a switch's turn.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a button is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has begun to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A hand has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field; one that has an action for it stops being edited.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Those of fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Those of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All, also those of apps.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is. `normal` is none of the others.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal = State([])
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on the control, which never happens here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are the system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where contents stand between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// As `center` here: contents are not stretched.
    case fill
    /// At the side where reading begins.
    case leading
    /// At the side where reading ends.
    case trailing
  }

  /// Where contents stand between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// As `center` here: contents are not stretched.
    case fill
  }
}
