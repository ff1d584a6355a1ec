import GalleyMessages
import GalleySnapshot

package enum CauseMessages {
  // MARK: Causes

  /// Describes a cause that affects several scenes.
  ///
  /// - Parameters:
  ///   - trait: The change that the affected images share.
  ///   - kinds: The kinds of the affected views.
  ///   - scenes: The names of the affected scenes.
  ///   - rows: The text of each added or removed row.
  ///   - areRows: Whether the added or removed views are rows (default: `true`).
  ///   - containers: The kinds of the containers whose views have a different order; empty (the default) if rows have.
  ///   - styles: The names of the old and the new text style; nil describes the changes of size, weight and family
  ///     instead.
  package static func sentence(
    _ trait: ChangeTrait, kinds: Set<String>, scenes: [String], rows: [String] = [], areRows: Bool = true,
    containers: Set<String> = [], styles: (from: String, to: String)? = nil
  ) -> String {
    let place = "in \(list(scenes))"
    let sentence =
      switch trait {
      case .color(let from, let to): "the colour \(from) changed to \(to) \(place)"
      case .font(let steps): font(steps, styles, place)
      case .padding(let steps): "padding is \(lengths(steps)) \(place)"
      case .size(let steps): "frames are \(lengths(steps)) \(place)"
      case .offset(let x, let y): "views moved \(offset(x, y)) \(place)"
      case .attribute(let name, let from, let to): attribute(name, from, to, kinds, place)
      case .words(let change): words(change, place)
      case .rowTexts: "the text of many rows changed \(place)"
      case .row(let name, let isNew): "\(areRows ? "row " : "")\"\(name.cut)\" is \(isNew ? "new" : "gone") \(place)"
      case .rows(_, let isNew): "\(many(rows)) are \(isNew ? "new" : "gone") \(place)"
      case .part(let kind, let text, let isNew):
        "\(text.map { "\"\($0.cut)\"" } ?? kind) is \(isNew ? "new in rows" : "gone from rows") \(place)"
      case .order(let name):
        name.isEmpty ? order(containers, place) : "\(name) has a different position \(place)"
      case .swapped(let kinds): "\(kinds.joined(separator: " and ")) changed places \(place)"
      case .modifier(let name, let text, let attributes, let isAdded):
        LayoutAttribute.modification(name, text: text, attributes, of: "views", isAdded: isAdded, isMany: true)
          + " \(place)"
      case .setting(let name, let from, let to): LayoutAttribute.setting(name, from: from, to: to) + " \(place)"
      case .view(let name, _): "\(name.words) changed \(place)"
      }
    return sentence.isolated
  }

  /// Prefixes the description of a cause with the location of the changed code.
  ///
  /// - Parameters:
  ///   - sentence: The description of a cause.
  ///   - file: The path of the file with the code of the changed view.
  ///   - line: The line in the file, from 1.
  package static func sentence(_ sentence: String, file: String, line: Int) -> String { "\(file):\(line): \(sentence)" }

  package static func sentence(_ sentence: String, value: String) -> String { "\(sentence): the value '\(value)'" }

  private static func order(_ containers: Set<String>, _ place: String) -> String {
    let subject = containers.isEmpty ? "rows" : "the views in \(Words.list(containers.sorted()))"
    return "\(subject) have a different order \(place)"
  }

  private static func many(_ rows: [String]) -> String {
    guard let first = rows.first, rows.count > 1 else { return "rows" }
    return "row \"\(first.cut)\" and \(Words.grouped(rows.count - 1)) more"
  }

  /// "'cards' and 'home'" or "'cards', 'home' and 4 more scenes".
  static func list(_ scenes: [String]) -> String {
    let names = scenes.map { "'\($0)'" }
    guard names.count > 3 else { return names.listed }
    return names.prefix(2).joined(separator: ", ") + " and \(Words.grouped(names.count - 2)) more scenes"
  }

  private static func font(
    _ steps: [ChangeTrait.FontStep], _ styles: (from: String, to: String)?, _ place: String
  ) -> String {
    if let styles { return "the font is \(styles.to) instead of \(styles.from) \(place)" }
    if case .style(let from, let to)? = steps.first, steps.count == 1 {
      return "the font is \(to) instead of \(from) \(place)"
    }
    return "text is \(steps.map(font).listed) \(place)"
  }

  private static func font(_ step: ChangeTrait.FontStep) -> String {
    switch step {
    case .style(let from, let to): "\(to) instead of \(from)"
    case .size(let from, let to): "\(Words.points(to)) pt instead of \(Words.points(from))"
    case .weight(let from, let to):
      "\(InspectedView.TextStyle.name(to)) instead of \(InspectedView.TextStyle.name(from))"
    case .family(let from, let to): "set in \(to) instead of \(from)"
    case .italic(let isOn): isOn ? "italic now" : "no longer italic"
    case .underlined(let isOn): isOn ? "underlined now" : "no longer underlined"
    case .struckThrough(let isOn): isOn ? "struck through now" : "no longer struck through"
    }
  }

  private static func lengths(_ steps: [ChangeTrait.LengthStep]) -> String {
    steps.map { "\(Words.points($0.to)) instead of \(Words.points($0.from))" }.listed
  }

  private static func offset(_ x: Double, _ y: Double) -> String {
    let parts = [
      abs(x) > 1e-6 ? "\(Words.points(abs(x))) pt to the \(x > 0 ? "right" : "left")" : nil,
      abs(y) > 1e-6 ? "\(Words.points(abs(y))) pt \(y > 0 ? "down" : "up")" : nil,
    ].compactMap(\.self)
    return parts.listed
  }

  private static func attribute(
    _ name: String, _ from: String?, _ to: String?, _ kinds: Set<String>, _ place: String
  ) -> String {
    let subject = kinds.count == 1 ? kinds.first ?? "views" : "views"
    return LayoutAttribute.sentence(
      name, of: "\(subject) \(place)", layer: nil, from: from, to: to, isMany: kinds.count != 1)
  }

  private static func words(_ change: WordChange, _ place: String) -> String {
    if change.from.isEmpty { return "\"\(change.to.cut)\" was added to text \(place)" }
    if change.to.isEmpty { return "\"\(change.from.cut)\" was removed from text \(place)" }
    let (before, after) = change.from.cut(beside: change.to)
    return "\"\(before)\" became \"\(after)\" \(place)"
  }

  // MARK: Unexplained pixels

  /// Describes pixels that no other cause explains.
  ///
  /// - Parameters:
  ///   - count: The number of unexplained pixels.
  ///   - different: The number of all differing pixels.
  ///   - scenes: The names of the affected scenes.
  package static func unexplained(_ count: Int, of different: Int, in scenes: [String]) -> String {
    "\(pixels(count, of: different)) in \(list(scenes)) \(count == 1 ? "is" : "are") not explained by the other causes"
  }

  fileprivate static func pixels(_ count: Int, of different: Int) -> String {
    "\(Words.grouped(count)) of \(Words.count(different, "differing pixel"))"
  }

  // MARK: Affected variants

  /// Returns phrases that limit a cause to some variants, such as "only dark" or "only at accessibility3".
  package static func only(_ axes: [(axis: String, values: [String])]) -> [String] {
    axes.compactMap { axis, values in
      // A longer list would name most of the values that exist.
      guard values.count <= 2 else { return nil }
      let words = values.map { value(of: axis, $0) }.listed
      return switch axis {
      case "colorScheme", "layoutDirection": "only \(words)"
      case "device": "only on \(words)"
      case "locale": "only in \(words)"
      case "width": "only \(words) pt wide"
      default: "only at \(words)"
      }
    }
  }

  private static func value(of axis: String, _ value: String) -> String {
    switch value {
    case "rightToLeft": "right to left"
    case "leftToRight": "left to right"
    default: value
    }
  }

  /// Appends the phrases from ``only(_:)`` to a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence, without a full stop.
  ///   - only: The values of variants to which the sentence is limited, such as "dark"; empty if it is not limited.
  package static func sentence(_ sentence: String, only: [String]) -> String {
    ([sentence] + only).joined(separator: ", ")
  }

  /// Returns a phrase that counts the images that a cause affects, such as "24 images of 3 scenes in 8 variants".
  ///
  /// - Parameters:
  ///   - images: The number of affected images.
  ///   - scenes: The number of affected scenes; nil if the images do not belong to scenes.
  ///   - variants: The number of affected variants; a single variant is not mentioned.
  package static func reach(images: Int, scenes: Int?, variants: Int) -> String {
    let pictures = Words.count(images, "image") + (scenes.map { " of \(Words.count($0, "scene"))" } ?? "")
    return variants > 1 ? "\(pictures) in \(Words.count(variants, "variant"))" : pictures
  }

  /// Returns the line for a cause in the list above the cases.
  ///
  /// - Parameters:
  ///   - number: The number of the cause, from 1.
  ///   - count: The number of all causes.
  ///   - sentence: The description of the cause, without a full stop.
  ///   - reach: The result of ``reach(images:scenes:variants:)``.
  package static func line(_ number: Int, of count: Int, _ sentence: String, reach: String) -> String {
    "cause \(number) of \(Words.grouped(count)): \(sentence) (\(reach))"
  }

  package static func numbers(_ numbers: [Int]) -> String {
    "\(CountedNoun.form(numbers.count, "cause")) \(numbers.map { "\($0)" }.listed)"
  }

  package static func more(_ count: Int) -> String { "… and \(Words.count(count, "more cause"))" }

  package static func acceptance(_ command: String) -> String { "accept one cause with: \(command)" }

  /// Describes the images that were not approved because they also show another cause.
  ///
  /// - Parameters:
  ///   - count: The number of images that were not approved.
  ///   - causes: The numbers of the other causes. At most six are shown.
  package static func left(_ count: Int, causes: [Int]) -> String {
    let names = causes.sorted().prefix(6).map { "\($0)" }.listed + (causes.count > 6 ? ", …" : "")
    let noun = CountedNoun.form(causes.count, "cause")
    return
      """
      \(Words.count(count, "image")) \(count == 1 ? "is" : "are") not approved: \
      \(count == 1 ? "it also shows" : "they also show") \(noun) \(names)
      """
  }
}

extension LayoutDiff {
  /// Returns the sentence for several changes in one image that have the same cause, or nil without changes.
  public static func sentence(of changes: [LayoutChange]) -> String? { sentences(of: changes).first }

  /// A sentence about the differing pixels that the changes do not explain, or nil if there are none or no changes.
  public var accountSentence: String? {
    guard let account, account.unexplained > 0, !changes.isEmpty else { return nil }
    return "\(CauseMessages.pixels(account.unexplained, of: account.different)) "
      + "\(account.unexplained == 1 ? "is" : "are") not explained by \(changes.count == 1 ? "this cause" : "these causes")"
  }
}
