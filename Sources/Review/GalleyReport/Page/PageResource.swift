import CResources

enum PageResource {
  static var reviewScript: String { text(galleyReviewScript()) }
  static var bookScript: String { text(galleyBookScript()).replacing("SORT", with: SceneReportPageLabels.sort) }
  static var bookStyle: String { text(galleyBookStyle()) }
  static var reviewStyleWithoutScript: String { text(galleyReviewStyleWithoutScript()) }

  /// The style sheet without `:has`. With `:has`, opening an image would recompute the styles of all cases, so the
  /// script sets the selected filters as attributes of the root element.
  static var reviewStyle: String {
    let choices = ReviewPageLabels.modes.map { ("mode", $0.id) } + ReviewPageLabels.sizes.map { ("size", $0.id) }
    return choices.reduce(text(galleyReviewStyle())) { text, choice in
      let checked = ":has(#\(choice.0)-\(choice.1):checked)"
      // Without the script, the attribute is missing, and then no other filter may apply.
      return text.replacing(":not(\(checked))", with: ":where([data-\(choice.0)]):not([data-\(choice.0)=\(choice.1)])")
        .replacing(checked, with: "[data-\(choice.0)=\(choice.1)]")
    }
  }

  private static func text(_ resource: UnsafePointer<CChar>) -> String {
    // The page itself adds the last line break.
    String(String(cString: resource).dropLast())
  }
}
