import GalleyCompare
import TestSupport

/// A typical change of a design system with its expected description.
struct DesignChange {
  /// The design token that changes, or the edit of the rows.
  let name: String
  /// The kinds of cause that are accepted as correct.
  let kinds: Set<Cause.Kind>
  /// Words that the sentence of the cause must contain.
  let words: [String]
  let apply: (inout DesignSystem) -> Void

  private init(
    _ name: String, _ kinds: Set<Cause.Kind>, _ words: [String],
    _ apply: @escaping (inout DesignSystem) -> Void
  ) {
    (self.name, self.kinds, self.words, self.apply) = (name, kinds, words, apply)
  }

  private init(_ token: String, to value: String, _ kinds: Set<Cause.Kind>, _ words: [String]) {
    self.init(token, kinds, words) { $0.tokens[token] = value }
  }

  func isNamed(by cause: Cause) -> Bool {
    kinds.contains(cause.kind) && words.allSatisfy(cause.sentence.contains)
  }

  /// Returns one change of each kind. `numbers` selects the amounts.
  static func all(_ numbers: inout SplitMix64) -> [DesignChange] {
    func one<Element>(_ choices: [Element]) -> Element {
      choices[Int(numbers.next() % UInt64(choices.count))]
    }
    let code = String(numbers.next() % 0xFFFFFF, radix: 16, uppercase: true)
    let color = "#" + String(repeating: "0", count: 6 - code.count) + code
    let plain = DesignSystem()
    func length(_ token: String, _ kind: Cause.Kind, _ choices: [String]) -> DesignChange {
      let value = one(choices)
      return DesignChange(
        token, to: value, [kind], [" \(value) ", " instead of \(plain.tokens[token] ?? "")"])
    }
    let (title, body, note) = (
      one(["title", "title3"]), one(["callout", "title3"]), one(["footnote", "caption2"])
    )
    let hello = one(["evening", "day"])
    let changes = ["accent", "soft", "wash", "badge"].map {
      DesignChange($0, to: color, [.color], [color])
    }
    return changes + [
      length("card", .padding, ["8", "10", "14", "16"]),
      length("inner", .spacing, ["0", "4", "6"]),
      length("gap", .spacing, ["4", "6", "10", "12"]),
      length("page", .padding, ["10", "12", "20"]),
      length("radius", .attribute, ["4", "6", "14"]),
      DesignChange("title", to: title, [.font], ["\(title) instead of title2"]),
      DesignChange("body", to: body, [.font], ["\(body) instead of body"]),
      DesignChange("note", to: note, [.font], ["\(note) instead of caption"]),
      DesignChange("hello", to: "Good \(hello)", [.text], ["morning", "became", hello]),
      DesignChange("send", to: "Pay now", [.text], ["Send order", "became", "Pay now"]),
      DesignChange("weight", to: "regular", [.font], ["regular"]),
      DesignChange("avatar", to: one(["48", "32"]), [.size], ["avatar"]),
      DesignChange("frame", to: one(["64", "44"]), [.size], ["er ("]),
      DesignChange("lines", to: "1", [.attribute], ["line limit", "1 instead of 2"]),
      DesignChange("faded", to: "0.8", [.attribute, .modifier], ["opacity"]),
      DesignChange("opaque", to: "0.7", [.attribute, .modifier], ["opacity"]),
      DesignChange("dx", to: "9", [.place], ["moved"]),
      DesignChange(
        "align", to: "trailing", [.attribute], ["alignment", "trailing instead of leading"]),
      DesignChange("dark", to: "black", [.color], ["only dark"]),
      DesignChange("track", to: "2", [.attribute], ["tracking"]),
    ] + rows(Int(numbers.next() % 3) + 1)
  }

  /// The edits that can be made to a row.
  private static func rows(_ place: Int) -> [DesignChange] {
    let name = DesignSystem().rows[place]
    return [
      DesignChange("new row", [.row], ["Butter", "is new"]) { $0.rows.insert("Butter", at: place) },
      DesignChange("row gone", [.row], [name, "is gone"]) { $0.rows.remove(at: place) },
      DesignChange("row renamed", [.text], [name, "became", "Capers"]) {
        $0.rows[place] = "Capers"
      },
      DesignChange("rows swapped", [.order], []) { $0.rows.swapAt(0, 2) },
    ]
  }

  /// Whether this change can be combined with the other. At most one of them may edit rows.
  func goes(with other: DesignChange) -> Bool {
    name != other.name && !(name.contains("row") && other.name.contains("row"))
  }
}
