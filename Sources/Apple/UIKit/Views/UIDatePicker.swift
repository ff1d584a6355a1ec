public import Foundation
public import GalleyGeometry

/// How a field for dates looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A wheel, or a calendar, for dates.
open class UIDatePicker: UIControl, @unchecked Sendable {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?, maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var minuteInterval = 1
  open var countDownDuration = 0.0
  open var calendar: Calendar? = .current, locale: Locale?, timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: Size {
    datePickerStyle == .wheels ? Size(width: 320, height: 216) : super.intrinsicContentSize
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}
