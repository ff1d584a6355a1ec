import GalleyGeometry
import GalleySnapshot
import GalleyViews

extension Stage {
  /// Taps the view with the identity `name`, or the frontmost view that shows this string or has this accessibility
  /// label.
  ///
  /// ```swift
  /// stage.tap("Buy")
  /// stage.settle()
  /// ```
  ///
  /// - Parameter name: An identity, the whole string that a view shows, or an accessibility label.
  /// - Returns: Whether a view received the tap.
  @discardableResult
  public func tap(_ name: String) -> Bool {
    tap(id: name) || center(ofViewShowing: name).map { tap(at: $0) } ?? false
  }

  /// Types `text` at the end of a text field.
  ///
  /// ```swift
  /// stage.typeText("Milk", into: "Name")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - name: The identity or the label of the field (default: the first field on the screen).
  /// - Returns: Whether there is such a field. A disabled field cannot be edited.
  @discardableResult
  public func typeText(_ text: String, into name: String? = nil) -> Bool {
    place()
    defer { place() }
    return tree.type(text, into: name)
  }

  /// Puts a finger on the view with the identity, string or label `name`.
  func touch(_ name: String) -> StageTouch? {
    touch(id: name) ?? center(ofViewShowing: name).flatMap { touch(at: $0) }
  }

  /// Views outside the screen are not visible.
  private func center(ofViewShowing text: String) -> Point? {
    let screen = Rect(size: size)
    let centers = layout.frames(showing: text).map { Point(x: $0.midX, y: $0.midY) }
    return centers.last { screen.contains($0) }
  }
}

extension InspectedView {
  /// The frames in drawing order.
  fileprivate func frames(showing text: String) -> [Rect] {
    let isLabelled = kind == "accessibilityLabel" && attributes["label"] == text
    let isOwn = isLabelled || !lines.isEmpty && (words ?? lines.joined(separator: " ")) == text
    return (isOwn ? [frame] : []) + children.flatMap { $0.frames(showing: text) }
  }
}
