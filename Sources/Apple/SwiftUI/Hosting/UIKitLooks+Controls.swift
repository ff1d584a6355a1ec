import Foundation
import GalleyControls
import GalleyFoundation
import GalleyGeometry
import GalleyText
import GalleyViews
import UIKit

// Controls of UIKit are drawn as SwiftUI's are, and not touched.

extension UISwitch: LookingUIView {
  var content: AnyView? {
    AnyView(
      Toggle(isOn: .constant(isOn)) { EmptyView() }
        .labelsHidden().tint(onTintColor?.color ?? .green).disabled(!isEnabled))
  }
}

extension UISlider: LookingUIView {
  var content: AnyView? {
    // Of bounds that are no numbers there is no range.
    let isRange = minimumValue.isFinite && maximumValue.isFinite
    let bounds = isRange ? min(minimumValue, maximumValue)...max(minimumValue, maximumValue) : 0...1
    return AnyView(
      Slider(value: .constant(value), in: bounds).tint(minimumTrackTintColor?.color).disabled(!isEnabled))
  }
}

extension UIStepper: LookingUIView {
  var content: AnyView? {
    AnyView(Stepper(label: { EmptyView() }, onIncrement: {}, onDecrement: {}).labelsHidden().disabled(!isEnabled))
  }
}

extension UIProgressView: LookingUIView {
  var content: AnyView? {
    AnyView(ProgressView(value: min(max(progress, 0), 1)).tint(progressTintColor?.color))
  }
}

extension UIActivityIndicatorView: LookingUIView {
  var content: AnyView? {
    if hidesWhenStopped, !isAnimating { return AnyView(Color.clear) }
    return AnyView(ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }
}

extension UIPageControl: LookingUIView {
  var content: AnyView? {
    if hidesForSinglePage, numberOfPages < 2 { return AnyView(Color.clear) }
    // More dots than any screen has room for are not drawn.
    let dots = (0..<min(max(0, numberOfPages), 1_000)).map { page in
      let isChosen = page == currentPage
      let color = isChosen ? currentPageIndicatorTintColor : pageIndicatorTintColor
      let usual = Color(.label).opacity(isChosen ? 1 : 0.3)
      return (image: indicatorImage(forPage: page)?.image, color: color?.color ?? usual)
    }
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<dots.count, id: \.self) { page in
          if let image = dots[page].image {
            image.renderingMode(.template).foregroundStyle(dots[page].color)
          } else {
            Circle().fill(dots[page].color).frame(width: 7, height: 7)
          }
        }
      })
  }
}

extension UISegmentedControl: LookingUIView {
  var content: AnyView? {
    // Segments with images are not drawn.
    guard titles.allSatisfy({ $0 != nil }) else { return nil }
    let words = titles.map { $0 ?? "" }
    return AnyView(
      Picker(selection: .constant(selectedSegmentIndex)) {
        ForEach(0..<words.count, id: \.self) { Text(verbatim: words[$0]).tag($0) }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}

extension UIButton: LookingUIView {
  var content: AnyView? {
    let isSystem = buttonType == .system
    let color = titleColor(for: isEnabled ? .normal : .disabled)?.color ?? (isSystem ? nil : Color.white)
    let title = currentTitle
    return AnyView(
      HStack(spacing: 0) {
        currentImage?.image
        if let title { Text(verbatim: title) }
      }
      .font((titleLabel?.font ?? .systemFont(ofSize: 18)).font)
      .lineLimit(1)
      .foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      .padding(
        EdgeInsets(
          top: contentEdgeInsets.top, leading: contentEdgeInsets.left, bottom: contentEdgeInsets.bottom,
          trailing: contentEdgeInsets.right)))
  }
}

extension UIDatePicker: LookingUIView {
  var content: AnyView? {
    // Lengths of time are not drawn.
    let parts: DatePickerComponents
    switch datePickerMode {
    case .time: parts = .hourAndMinute
    case .date: parts = .date
    case .dateAndTime: parts = [.date, .hourAndMinute]
    case .countDownTimer: return nil
    }
    let picker = DatePicker(selection: .constant(date), displayedComponents: parts) { EmptyView() }.labelsHidden()
    switch datePickerStyle {
    case .wheels: return AnyView(picker.datePickerStyle(.wheel))
    case .inline: return AnyView(picker.datePickerStyle(.graphical))
    case .automatic, .compact: return AnyView(picker.datePickerStyle(.compact))
    }
  }
}
