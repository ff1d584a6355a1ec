import Testing

/// An edit of a view that has no name, row or text of its own, among many similar views.
struct UnnamedEdit: Sendable, CustomTestStringConvertible {
  let name: String
  /// The string to replace and its replacement.
  let old: String
  let new: String

  init(_ name: String, _ old: String, _ new: String) { (self.name, self.old, self.new) = (name, old, new) }

  var testDescription: String { name }

  /// A screen of views without names. Other edits change `title` and `accent`.
  static func scene(title: String = "Offer", accent: String = "#0A7A4B") -> String {
    """
    scene: 1
    canvas: { size: 300x660, scale: 1 }
    view:
      VStack:
        - { Text: \(title) }
        - HStack:
            - { Image: sea.png, resizable: true, frame: { width: 60, height: 40 } }
            - { Symbol: star, font: title }
            - { Circle: "#FF9500", frame: { width: 30, height: 30 } }
            - { RoundedRectangle: "#3366CC", cornerRadius: 6, frame: { width: 40, height: 30 } }
        - Divider
        - { ProgressView: { value: 0.4 } }
        - HStack:
            - { Color: "#AEAEB2", frame: { width: 40, height: 30 }, shadow: { radius: 3, color: "#8E8E93" } }
            - { Color: "#34C759", frame: { width: 42, height: 30 }, blur: 2 }
            - { Color: "#AF52DE", frame: { width: 44, height: 30 }, opacity: 40% }
            - { Color: "#F2F2F7", frame: { width: 46, height: 30 }, border: { color: "#FF0000", width: 2 } }
          spacing: 16
        - HStack:
            - { Rectangle: { LinearGradient: [red, blue], startPoint: leading, endPoint: trailing }, frame: { width: 50, height: 30 } }
            - { Color: "#5AC8FA", frame: { width: 41, height: 31 }, overlay: { Capsule: "#FF3B3080" } }
            - { Color: "#FF2D55", frame: { width: 43, height: 31 }, mask: { Circle: "#000000" } }
            - { Color: "#FFCC00", frame: { width: 45, height: 31 }, clipShape: { Capsule: {} } }
        - HStack:
            - { Circle: {}, stroke: "#000000", lineWidth: 1, frame: { width: 32, height: 32 } }
            - { Rectangle: "#8E8E93", frame: { width: 24, height: 20 }, rotationEffect: 10 }
            - { Rectangle: "#30B0C7", frame: { width: 26, height: 20 }, scaleEffect: 1.2 }
            - { Rectangle: "#A2845E", frame: { width: 28, height: 20 }, offset: { x: 0, y: 2 } }
            - { Image: sea.png, resizable: true, frame: { width: 30, height: 22 }, grayscale: 0.2 }
        - ZStack:
            - { Color: "#FF0000", frame: { width: 40, height: 20 } }
            - { Color: "#0000FF", frame: { width: 20, height: 30 }, blendMode: multiply }
        - ZStack:
            - { Image: sea.png, resizable: true, frame: { width: 120, height: 30 } }
            - { Rectangle: { Material: thin }, frame: { width: 60, height: 20 } }
        - { Color: "#E5E5EA", frame: { width: 90, height: 12 }, background: { Capsule: "#C7C7CC", padding: -4 }, padding: 6 }
        - { Symbol: bell, foregroundStyle: "#FF3B30" }
        - { Text: Price, foregroundStyle: "\(accent)" }
      spacing: 8

    """
  }

  static let all = [
    UnnamedEdit(
      "image removed", "        - { Image: sea.png, resizable: true, frame: { width: 60, height: 40 } }\n", ""),
    UnnamedEdit(
      "another image", "Image: sea.png, resizable: true, frame: { width: 60",
      "Image: sky.png, resizable: true, frame: { width: 60"),
    UnnamedEdit("symbol swapped", "Symbol: star", "Symbol: heart"),
    UnnamedEdit("symbol removed", "        - { Symbol: star, font: title }\n", ""),
    UnnamedEdit("symbol recolored", "foregroundStyle: \"#FF3B30\"", "foregroundStyle: \"#007AFF\""),
    UnnamedEdit("symbol of another size", "Symbol: star, font: title", "Symbol: star, font: title3"),
    UnnamedEdit("divider removed", "    - Divider\n", ""),
    UnnamedEdit("progress", "value: 0.4", "value: 0.8"),
    UnnamedEdit("color of a shape", "#FF9500", "#00C7BE"),
    UnnamedEdit("corner radius", "cornerRadius: 6", "cornerRadius: 12"),
    UnnamedEdit("softer shadow", "radius: 3", "radius: 8"),
    UnnamedEdit("shadow removed", ", shadow: { radius: 3, color: \"#8E8E93\" }", ""),
    UnnamedEdit("more blur", "blur: 2", "blur: 5"),
    UnnamedEdit("blur removed", ", blur: 2", ""),
    UnnamedEdit("opacity", "opacity: 40%", "opacity: 70%"),
    UnnamedEdit("thicker border", "width: 2 }", "width: 4 }"),
    UnnamedEdit("border removed", ", border: { color: \"#FF0000\", width: 2 }", ""),
    UnnamedEdit("colors of a gradient", "[red, blue]", "[red, green]"),
    UnnamedEdit(
      "direction of a gradient", "startPoint: leading, endPoint: trailing", "startPoint: top, endPoint: bottom"),
    UnnamedEdit("color of an overlay", "#FF3B3080", "#007AFF80"),
    UnnamedEdit("overlay removed", ", overlay: { Capsule: \"#FF3B3080\" }", ""),
    UnnamedEdit("shape of a mask", "mask: { Circle: \"#000000\" }", "mask: { Capsule: \"#000000\" }"),
    UnnamedEdit("mask removed", ", mask: { Circle: \"#000000\" }", ""),
    UnnamedEdit("shape of a clip", "clipShape: { Capsule: {} }", "clipShape: { Circle: {} }"),
    UnnamedEdit("clip removed", ", clipShape: { Capsule: {} }", ""),
    UnnamedEdit("thicker stroke", "lineWidth: 1", "lineWidth: 3"),
    UnnamedEdit("turned further", "rotationEffect: 10", "rotationEffect: 25"),
    UnnamedEdit("scaled more", "scaleEffect: 1.2", "scaleEffect: 1.5"),
    UnnamedEdit("moved", "offset: { x: 0, y: 2 }", "offset: { x: 0, y: 5 }"),
    UnnamedEdit("grayer", "grayscale: 0.2", "grayscale: 0.9"),
    UnnamedEdit("blended otherwise", "blendMode: multiply", "blendMode: screen"),
    UnnamedEdit("another material", "Material: thin", "Material: thick"),
    UnnamedEdit(
      "what lies behind a material", "Image: sea.png, resizable: true, frame: { width: 120",
      "Image: sky.png, resizable: true, frame: { width: 120"),
    UnnamedEdit("a wider shape", "frame: { width: 28, height: 20 }", "frame: { width: 34, height: 20 }"),
    UnnamedEdit("background removed", ", background: { Capsule: \"#C7C7CC\", padding: -4 }", ""),
    UnnamedEdit("color of a background", "#C7C7CC", "#636366"),
    UnnamedEdit("shape replaced", "Circle: \"#FF9500\"", "Rectangle: \"#FF9500\""),
    UnnamedEdit(
      "shape added", "        - { Symbol: star, font: title }\n",
      "        - { Symbol: star, font: title }\n        - { Capsule: \"#00C7BE\", frame: { width: 20, height: 10 } }\n"),
    UnnamedEdit("spacing", "spacing: 16", "spacing: 12"),
  ]
}
