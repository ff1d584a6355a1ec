import GalleyGeometry
import GalleyViews
import UIKit

extension UIImageView: DrawableUIView {
  var content: AnyView? {
    guard let image = image?.image else { return AnyView(Color.clear) }
    let isCut = clipsToBounds
    // Symbols and template images are drawn in the tint colour.
    let placed = Color.clear.overlay(alignment: contentMode.alignment) {
      contentMode.fitted(image).foregroundStyle(.tint)
    }
    return AnyView(placed.clipShape(isCut ? AnyShape(Rectangle()) : AnyShape(Rectangle().inset(by: -10_000))))
  }
}

extension UIView.ContentMode {
  @MainActor @ViewBuilder fileprivate func fitted(_ image: Image) -> some View {
    switch self {
    case .scaleToFill, .redraw: image.resizable()
    case .scaleAspectFit: image.resizable().scaledToFit()
    case .scaleAspectFill: image.resizable().scaledToFill()
    default: image
    }
  }

  fileprivate var alignment: Alignment {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}

extension UIVisualEffectView: DrawableUIView {
  var content: AnyView? {
    // Subviews are not drawn, so a view with subviews is drawn as a box.
    guard contentView.subviews.isEmpty else { return nil }
    guard let blur = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let background = Rectangle().fill(blur.style.material)
    guard let scheme = blur.style.scheme else { return AnyView(background) }
    return AnyView(background.environment(\.colorScheme, scheme))
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thick
    case .systemChromeMaterial: .bar
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .prominent, .dark: .regular
    }
  }

  fileprivate var scheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark:
      .dark
    default: nil
    }
  }
}
