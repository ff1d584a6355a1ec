/// The code that created a view and set its styles: addresses while a preview is drawn, and lines of files later.
package struct ViewCode<Place: Hashable & Sendable>: Hashable, Sendable {
  package var origin: Place?
  /// The code that set each style of the view, if this is not the code of the view itself.
  package var styles: [StyleAspect: Place]

  package init(origin: Place? = nil, styles: [StyleAspect: Place] = [:]) {
    self.origin = origin
    self.styles = styles
  }

  package var places: [Place] { (origin.map { [$0] } ?? []) + styles.values }

  package func map<Other>(_ change: (Place) -> Other?) -> ViewCode<Other> {
    ViewCode<Other>(origin: origin.flatMap(change), styles: styles.compactMapValues(change))
  }
}

/// A part of a view that can be set far from the code that creates the view.
///
/// For example, a modifier on a container can set styles, and a string or a symbol name can be passed to a component.
package enum StyleAspect: String, CaseIterable, Sendable {
  case font, color, tint, decoration, spacing, lines, words
}

extension ViewCode<UInt> {
  /// Hexadecimal addresses, such as "401a2c color:401b00".
  package var text: String {
    ([String(origin ?? 0, radix: 16)]
      + styles.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue):\(String($0.value, radix: 16))" })
      .joined(separator: " ")
  }

  /// Reads ``text``. Parts that are not addresses are left out.
  package init(_ text: some StringProtocol) {
    self.init()
    for part in text.split(separator: " ") {
      let words = part.split(separator: ":")
      guard let address = words.last.flatMap({ UInt($0, radix: 16) }), address != 0 else { continue }
      if words.count == 1 { origin = address }
      if words.count == 2, let aspect = StyleAspect(rawValue: String(words[0])) { styles[aspect] = address }
    }
  }
}
