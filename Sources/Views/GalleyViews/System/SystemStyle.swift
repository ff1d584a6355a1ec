package import GalleyGeometry
package import GalleyText

/// The sizes of lists and controls in one version of iOS, in points, at the default text size.
///
/// Measured in images that iOS 17.5, 18.5 and 26.2 rendered. A size that was not measured is taken from the nearest
/// measured version.
package struct SystemStyle: Hashable, Sendable {
  package var list: Lists
  package var toggle: Switch
  package var slider: Slider
  package var button: Buttons
  package var textField: TextFields

  package struct Lists: Hashable, Sendable {
    package var rowHeight: Double
    package var rowPadding: Double
    /// The distance from the edge of the screen to a card.
    package var margin: Double
    /// The distance from the edge of a card to its text.
    package var textInset: Double
    package var cornerRadius: Double
    /// The distance between sections without headers and footers.
    package var sectionSpacing: Double
    package var header: Header
    package var footer: Padding
    package var separator: Separator
  }

  package struct Header: Hashable, Sendable {
    package var font: Font
    package var isUppercase: Bool
    package var padding: Padding
  }

  package struct Padding: Hashable, Sendable {
    package var top: Double
    package var bottom: Double
  }

  package struct Separator: Hashable, Sendable {
    /// The thickness of a separator; nil means one pixel.
    package var thickness: Double?
    /// The distance from the separator to the trailing edge of the card.
    package var trailingInset: Double
  }

  package struct Switch: Hashable, Sendable {
    package var size: Size
    package var knob: Size
  }

  package struct Slider: Hashable, Sendable {
    package var height: Double
    package var track: Double
    package var knob: Double
  }

  /// Corner radii of borders; nil means a capsule.
  package struct Buttons: Hashable, Sendable {
    package var smallRadius: Double?
    package var regularRadius: Double?
    package var largeRadius: Double?
  }

  /// The padding that is added to the height of the line, rounded up to a whole point.
  package struct TextFields: Hashable, Sendable {
    package var plain: Double
    /// The height without text; with text, the field is as high as the line.
    package var emptySecure: Double
  }
}

extension SystemVersion {
  package var style: SystemStyle {
    switch self {
    case .iOS17, .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}

extension SystemStyle {
  /// iOS 17.5 has the same sizes.
  fileprivate static let iOS18 = SystemStyle(
    list: Lists(
      rowHeight: 44, rowPadding: 11, margin: 20, textInset: 20, cornerRadius: 10, sectionSpacing: 35,
      header: Header(font: .footnote, isUppercase: true, padding: Padding(top: 17, bottom: 6)),
      footer: Padding(top: 6, bottom: 12), separator: Separator(thickness: nil, trailingInset: 0)),
    toggle: Switch(size: Size(width: 51, height: 31), knob: Size(width: 27, height: 27)),
    slider: Slider(height: 34, track: 4, knob: 26 + 1 / 3),
    button: Buttons(smallRadius: nil, regularRadius: 6, largeRadius: 12),
    textField: TextFields(plain: 1, emptySecure: 0))

  fileprivate static let iOS26: SystemStyle = {
    var style = iOS18
    (style.list.rowHeight, style.list.rowPadding) = (52, 15)
    (style.list.margin, style.list.textInset, style.list.cornerRadius) = (16, 16, 26)
    style.list.header = Header(font: .headline, isUppercase: false, padding: Padding(top: 10, bottom: 10))
    style.list.footer = Padding(top: 8, bottom: 6)
    style.list.separator = Separator(thickness: 1, trailingInset: 16)
    style.toggle = Switch(size: Size(width: 63, height: 28), knob: Size(width: 39, height: 24))
    style.slider.track = 6
    style.button = Buttons(smallRadius: nil, regularRadius: nil, largeRadius: nil)
    return style
  }()
}
