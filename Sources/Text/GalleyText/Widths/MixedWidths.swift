import CPangoCairo
import CPangoFT2

/// The widths of text that the tables of its own face do not cover. Each item of ``TextItemizer`` is measured by the
/// cheapest possible method: a table, a sum of letter widths where shaping cannot change them, or HarfBuzz.
final class MixedWidths {
  private let style: FontWidths.Style
  private let faces: FallbackFaces
  private let clusterFacts: ClusterFacts
  private unowned let own: FontWidths
  private let tableBuilder: WidthTableBuilder
  private var unshapedLetters: [Question: UnshapedLetters?] = [:]
  private var shapers: [Question: ItemShaper?] = [:]
  /// A cache of shaped items, because lists repeat the same emoji and words.
  private var shapedItems = BoundedCache<ShapedItemKey, ItemLetters>(capacity: 1024, budget: 1 << 18) { key, letters in
    key.bytes.count + letters.heapBytes
  }
  private var isAlike: [ScriptPair: Bool] = [:]
  private let positions = LetterPositions()
  private let part = LetterPositions()
  private var last: (text: [UInt8], finding: Finding?) = ([], nil)

  private struct Question: Hashable {
    var face: ObjectIdentifier
    var script: Int32

    init(_ face: LoadedFace, _ item: FaceItem) {
      self.face = ObjectIdentifier(face)
      // Without letters, shared punctuation belongs to the common script.
      script = Int32((item.script ?? G_UNICODE_SCRIPT_COMMON).rawValue)
    }
  }

  private struct ScriptPair: Hashable {
    var script: Int32
    var tableScript: UInt32
  }

  /// Neighbours are not included, because they belong to other scripts and do not join.
  private struct ShapedItemKey: Hashable {
    var question: Question
    var bytes: [UInt8]
  }
  private static let longestKept = 64

  init(_ style: FontWidths.Style, _ faces: FallbackFaces, own: FontWidths, tableBuilder: WidthTableBuilder) {
    (self.style, self.faces, self.own, self.tableBuilder) = (style, faces, own, tableBuilder)
    clusterFacts = tableBuilder.clusterFacts
  }

  struct Finding {
    let positions: LetterPositions
    let tallFace: LoadedFace?
    let isEven: Bool
    var width: Int { Int(positions.starts[positions.count]) }
  }

  /// Returns the positions of letters. The last result is cached, because a string is often measured first for its
  /// width and then for its lines.
  func find(_ text: UnsafeBufferPointer<UInt8>) -> Finding? {
    guard !text.isEmpty, text.count <= WidthTable.longest else { return nil }
    if text.elementsEqual(last.text) { return last.finding }
    last.finding = nil
    last.text.removeAll(keepingCapacity: true)
    last.text.append(contentsOf: text)
    last.finding = found(text)
    return last.finding
  }

  private func found(_ text: UnsafeBufferPointer<UInt8>) -> Finding? {
    var itemizer = TextItemizer(text, faces, slots: own.latinTable?.reader.slots, clusterFacts)
    guard let itemized = itemizer.items() else { return nil }
    var walk = ItemWalk(positions)
    for item in itemized.items {
      guard add(item, of: text, to: &walk) else { return nil }
    }
    guard walk.finish() else { return nil }
    return Finding(positions: positions, tallFace: itemized.tallFace, isEven: itemized.isEven)
  }

  private func add(_ item: FaceItem, of text: UnsafeBufferPointer<UInt8>, to walk: inout ItemWalk) -> Bool {
    switch item.kind {
    case .own: return addOwn(item, of: text, to: &walk)
    case .emoji(let face): return addShaped(item, face, of: text, to: &walk)
    case .other(let face):
      if item.script?.hasUnshapedLetters ?? false, let letters = unshaped(face, item), walk.add(item, of: text, letters)
      {
        return true
      }
      return addShaped(item, face, of: text, to: &walk)
    }
  }

  private func addOwn(_ item: FaceItem, of text: UnsafeBufferPointer<UInt8>, to walk: inout ItemWalk) -> Bool {
    let piece = UnsafeBufferPointer(rebasing: text[item.bytes])
    guard let (table, count) = own.table(of: piece), isShapedAlike(table, item),
      table.find(part, own.scratch, count: count)
    else { return false }
    walk.add(part, piece)
    return true
  }

  private func isShapedAlike(_ table: WidthTable, _ item: FaceItem) -> Bool {
    guard let script = item.script, let sample = item.sample,
      g_unicode_script_to_iso15924(script) != table.plan.scriptCode
    else { return true }
    let key = ScriptPair(script: Int32(script.rawValue), tableScript: table.plan.scriptCode)
    if let known = isAlike[key] { return known }
    let answer = tableBuilder.isShapedAlike(table.plan, style, sample: sample)
    isAlike[key] = answer
    return answer
  }

  private func addShaped(
    _ item: FaceItem, _ face: LoadedFace, of text: UnsafeBufferPointer<UInt8>, to walk: inout ItemWalk
  ) -> Bool {
    guard item.bytes.count <= MixedWidths.longestKept else {
      guard let letters = shaper(face, item)?.letters(of: item.bytes, in: text) else { return false }
      walk.add(item, of: text, letters)
      return true
    }
    let key = ShapedItemKey(question: Question(face, item), bytes: Array(text[item.bytes]))
    if let known = shapedItems[key] {
      walk.add(item, of: text, known)
      return true
    }
    guard let letters = shaper(face, item)?.letters(of: item.bytes, in: text) else { return false }
    shapedItems[key] = letters
    walk.add(item, of: text, letters)
    return true
  }

  private func unshaped(_ face: LoadedFace, _ item: FaceItem) -> UnshapedLetters? {
    let question = Question(face, item)
    if let known = unshapedLetters[question] { return known }
    let made = probe(face, item).map { UnshapedLetters($0, tableBuilder.memory) }
    unshapedLetters[question] = .some(made)
    return made
  }

  private func shaper(_ face: LoadedFace, _ item: FaceItem) -> ItemShaper? {
    let question = Question(face, item)
    if let known = shapers[question] { return known }
    let made = probe(face, item).map { ItemShaper($0, isRightToLeft: item.isRightToLeft) }
    shapers[question] = .some(made)
    return made
  }

  private func probe(_ face: LoadedFace, _ item: FaceItem) -> ProbedText? {
    tableBuilder.probe(String(item.sample ?? "."), in: face, style, isRightToLeft: item.isRightToLeft)
  }
}

extension GUnicodeScript {
  fileprivate var hasUnshapedLetters: Bool {
    [G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA]
      .contains(self)
  }
}
