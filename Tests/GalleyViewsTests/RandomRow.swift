import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews
import TestSupport

struct RowData {
  let texts: [String]
  let flags: [Bool]
  let number: Int

  init(_ generator: inout SplitMix64) {
    let words = ["a", "word", "longer", "several", "paragraphs", "of", "text"]
    texts = (0..<3).map { _ in
      (0..<Int.random(in: 0..<7, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
    }
    flags = (0..<3).map { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    number = Int.random(in: 0..<3, using: &generator)
  }
}

/// The structure of a random row. It is the same for all rows of a collection.
indirect enum RandomRow: CustomStringConvertible {
  case leaf(Leaf, Int)
  case stack(Stack, [RandomRow])
  case modified(RandomRow, Modifier)
  case optional(RandomRow, Int)
  case choice(RandomRow, RandomRow, Int)
  case wrapped(RandomRow, Wrapper)

  enum Leaf: CaseIterable {
    case text, fixedText, styledText, joinedText, markup, color, box, spacer, divider, shape, stored, environment
    case elements, numbers
  }

  enum Stack: CaseIterable { case hstack, vstack, zstack, baseline, group }

  enum Modifier: CaseIterable {
    case padding, numberedPadding, width, bounds, fixed, priority, numberedLimit, overlay, background, border, identity
    case tap, appear, change, animation, opacity, offset, font, uppercase, scale, tracking, tag, insets, badge, reader
    case guide, disabled, recorded, shadow, ratio, relative
  }

  enum Wrapper: CaseIterable { case own, modifier, keeping, any }

  init(depth: Int, _ generator: inout SplitMix64) {
    func inner() -> RandomRow { RandomRow(depth: depth - 1, &generator) }
    let which = Int.random(in: 0..<3, using: &generator)
    switch depth == 0 ? 0 : Int.random(in: 0..<8, using: &generator) {
    case 0: self = .leaf(Leaf.allCases.randomElement(using: &generator) ?? .text, which)
    case 1, 2, 3:
      let stack = Stack.allCases.randomElement(using: &generator) ?? .vstack
      self = .stack(stack, (0...which).map { _ in inner() })
    case 4, 5: self = .modified(inner(), Modifier.allCases.randomElement(using: &generator) ?? .padding)
    case 6: self = Bool.random(using: &generator) ? .optional(inner(), which) : .choice(inner(), inner(), which)
    default: self = .wrapped(inner(), Wrapper.allCases.randomElement(using: &generator) ?? .own)
    }
  }

  var description: String {
    switch self {
    case .leaf(let leaf, let which): "\(leaf)\(which)"
    case .stack(let stack, let rows): "\(stack){\(rows.map(\.description).joined(separator: " "))}"
    case .modified(let row, let modifier): "\(row).\(modifier)"
    case .optional(let row, let which): "[\(row)]?\(which)"
    case .choice(let first, let second, let which): "[\(first) | \(second)]?\(which)"
    case .wrapped(let row, let wrapper): "\(wrapper)(\(row))"
    }
  }

  func view(_ data: RowData) -> AnyView {
    switch self {
    case .leaf(let leaf, let which): leaf.view(data, which)
    case .stack(let stack, let rows):
      stack.view(ForEach(0..<rows.count) { rows[$0].view(data) })
    case .modified(let row, let modifier): modifier.applied(to: row.view(data), data)
    case .optional(let row, let which): AnyView(data.flags[which] ? row.view(data) : nil)
    case .choice(let first, let second, let which):
      AnyView(
        Group { if data.flags[which] { first.view(data).padding(1) } else { second.view(data) } })
    case .wrapped(let row, let wrapper): wrapper.view(row.view(data), data)
    }
  }
}

extension RandomRow.Leaf {
  func view(_ data: RowData, _ which: Int) -> AnyView {
    let text = data.texts[which]
    return switch self {
    case .text: AnyView(Text(text))
    case .fixedText: AnyView(Text("the same"))
    case .styledText: AnyView(Text(text).bold().foregroundColor(data.flags[which] ? .red : nil))
    case .joinedText: AnyView(Text(text) + Text("end").italic())
    case .markup: AnyView(Text("\(data.number) *times* \(text)"))
    case .color: AnyView(Color.red.frame(height: 7))
    case .box: AnyView(Color.blue.frame(width: 9, height: Double(data.number) * 5))
    case .spacer: AnyView(Spacer(minLength: Double(data.number)))
    case .divider: AnyView(Divider())
    case .shape: AnyView(Circle().fill(data.flags[which] ? .red : .blue).frame(width: 12))
    case .stored: AnyView(Stored(text: text))
    case .environment: AnyView(Reading(text: text))
    case .elements: AnyView(ForEach(0..<data.number) { Text("\($0) \(text)") })
    case .numbers: AnyView(HStack { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } })
    }
  }
}

extension RandomRow.Stack {
  func view(_ content: some View) -> AnyView {
    switch self {
    case .hstack: AnyView(HStack { content })
    case .vstack: AnyView(VStack(alignment: .leading, spacing: 3) { content })
    case .zstack: AnyView(ZStack(alignment: .bottom) { content })
    case .baseline: AnyView(HStack(alignment: .firstTextBaseline) { content })
    case .group: AnyView(VStack { Group { content } })
    }
  }
}

extension RandomRow.Wrapper {
  func view(_ content: AnyView, _ data: RowData) -> AnyView {
    switch self {
    case .own: AnyView(Own(content: content, number: data.number))
    case .modifier: AnyView(content.modifier(Card(isWide: data.flags[0])))
    case .keeping: AnyView(Keeping(content: content))
    case .any: AnyView(data.flags[1] ? AnyView(content) : AnyView(HStack { content }))
    }
  }
}

private struct Own: View {
  let content: AnyView
  let number: Int
  var body: some View { content.padding(.leading, Double(number)) }
}

private struct Card: ViewModifier {
  @Environment(\.lineLimit) private var limit
  let isWide: Bool
  func body(content: Content) -> some View { content.padding(isWide ? 4 : limit == nil ? 2 : 1) }
}

private struct Keeping: View {
  @State private var height = 3.0
  let content: AnyView
  var body: some View { content.padding(.bottom, height).onTapGesture { height += 20 } }
}

private struct Stored: View {
  @State private var prefix = "kept "
  let text: String
  var body: some View { Text(prefix + text) }
}

private struct Reading: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.lineLimit) private var limit
  let text: String
  var body: some View { Text("\(Int(scale)) \(limit ?? 0) \(text)") }
}

extension RandomRow.Modifier {
  func applied(to view: AnyView, _ data: RowData) -> AnyView {
    let (number, flag) = (Double(data.number), data.flags[0])
    return switch self {
    case .padding: AnyView(view.padding(EdgeInsets(top: 1, leading: 7, bottom: 3, trailing: 2)))
    case .numberedPadding: AnyView(view.padding(number))
    case .width: AnyView(view.frame(width: flag ? 60 : 50, alignment: .leading))
    case .bounds: AnyView(view.frame(minWidth: 20, maxWidth: 80, minHeight: number * 10))
    case .fixed: AnyView(view.fixedSize(horizontal: false, vertical: true))
    case .priority: AnyView(view.layoutPriority(number))
    case .numberedLimit: AnyView(view.lineLimit(data.number == 0 ? nil : data.number))
    case .overlay: AnyView(view.overlay { Text(data.texts[0]) })
    case .background: AnyView(view.background(flag ? Color.green : .red))
    case .border: AnyView(view.border(Color.red, width: number))
    case .identity: AnyView(view.id(data.texts[1]))
    case .tap: AnyView(view.onTapGesture {})
    case .appear: AnyView(view.onAppear {}.onDisappear {})
    case .change: AnyView(view.onChange(of: data.number) {})
    case .animation: AnyView(view.animation(.default, value: data.number))
    case .opacity: AnyView(view.opacity(number / 2))
    case .offset: AnyView(view.offset(x: number * 30))
    case .font: AnyView(view.font(flag ? .title : .body))
    case .uppercase: AnyView(view.textCase(flag ? .uppercase : nil))
    case .scale: AnyView(view.environment(\.displayScale, number + 1))
    case .tracking: AnyView(view.tracking(number))
    case .tag: AnyView(view.tag(data.number))
    case .insets: AnyView(view.listRowInsets(EdgeInsets(top: number, leading: 9)))
    case .badge: AnyView(view.badge(data.number))
    case .reader: AnyView(view.background(GeometryReader { _ in Text("behind") }))
    case .guide: AnyView(view.alignmentGuide(.leading) { $0.width / 3 })
    case .disabled: AnyView(view.disabled(flag))
    case .recorded: AnyView(view.accessibilityLabel(data.texts[2]))
    case .shadow: AnyView(view.shadow(radius: number))
    case .ratio: AnyView(view.aspectRatio(2, contentMode: .fit))
    case .relative: AnyView(view.containerRelativeFrame(.horizontal))
    }
  }
}
