import Foundation
import GalleyControls
import GalleyFoundation
import GalleyGeometry
import GalleyText
import GalleyViews
import UIKit

extension UIActivityIndicatorView: DrawableUIView {
  var content: AnyView? {
    if hidesWhenStopped, !isAnimating { return AnyView(Color.clear) }
    return AnyView(ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }
}

extension UIPageControl: DrawableUIView {
  var content: AnyView? {
    if hidesForSinglePage, numberOfPages < 2 { return AnyView(Color.clear) }
    // Limits the work for unreasonably large numbers; no screen has space for more dots.
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

extension UIButton: DrawableUIView {
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
