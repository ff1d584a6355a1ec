public import Foundation
public import GalleyGeometry

/// How a field for dates looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A wheel, or a calendar, for dates.
open class UIDatePicker: UIControl, @unchecked Sendable {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first and the last date that can be chosen.
  open var minimumDate: Date?, maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it is to look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How it looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The length that is chosen where a length of time is, in seconds.
  open var countDownDuration = 0.0
  /// The calendar, the language and the zone.
  open var calendar: Calendar? = .current, locale: Locale?, timeZone: TimeZone?

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// As large as its wheels; none where it has none.
  open override var intrinsicContentSize: Size {
    datePickerStyle == .wheels ? Size(width: 320, height: 216) : super.intrinsicContentSize
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}
