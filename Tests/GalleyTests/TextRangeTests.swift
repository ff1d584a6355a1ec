import Galley
import Testing

@Suite("Line limit and type size ranges")
struct TextRangeTests {
  private func height(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> Double {
    let proposal = ProposedViewSize(width: 100, height: nil)
    return Stage(proposal: proposal, environment: environment) { view }.layout.frame.height
  }

  private let long = Text("a rather long text that takes a good many lines in so narrow a column as this one is")

  @Test("A line limit range reserves its lower bound of lines and truncates text after its upper bound")
  func ranges() {
    let short = Text("a")
    #expect(height(short.lineLimit(2...4)) == height(Text("a\nb")))
    #expect(height(Text("a\nb\nc").lineLimit(2...4)) == height(Text("a\nb\nc")))
    #expect(height(long.lineLimit(2...4)) == height(Text("a\nb\nc\nd")))
    #expect(height(short.lineLimit(...3)) == height(short))
    #expect(height(long.lineLimit(...3)) == height(Text("a\nb\nc")))
    #expect(height(short.lineLimit(3...)) == height(Text("a\nb\nc")))
    #expect(height(long.lineLimit(3...)) == height(long))
  }

  @Test("An inner line range overrides an outer one; an inner limit reserves no more lines than it allows")
  func nested() {
    #expect(height(Text("a").lineLimit(1...2).lineLimit(3...4)) == height(Text("a")))
    #expect(height(Text("a").lineLimit(1).lineLimit(3...4)) == height(Text("a")))
    #expect(height(Text("a").lineLimit(2...2).lineLimit(5, reservesSpace: true)) == height(Text("a\nb")))
  }

  @Test("Invalid line limits do not crash")
  func hostile() {
    #expect(height(Text("a").lineLimit(-3 ... -1)) == height(Text("a")))
    #expect(height(Text("a").lineLimit(Int.min...)) == height(Text("a")))
    #expect(height(long.lineLimit(...0)) == height(Text("a")))
  }

  @Test("A vertical text field reserves the lines of its range, a single-line field does not")
  func fields() {
    func field(_ axis: Axis) -> some View { TextField("Name", text: .constant("a"), axis: axis).lineLimit(2...4) }
    #expect(height(field(.vertical)) == height(Text("a\nb")))
    #expect(height(field(.horizontal)) == 22)
  }

  @Test(
    "A type size outside the permitted range is replaced by the nearest bound",
    arguments: [
      (.xSmall, .small), (.small, .small), (.large, .large), (.accessibility1, .accessibility1),
      (.accessibility5, .accessibility1),
    ] as [(DynamicTypeSize, DynamicTypeSize)])
  func sizes(given: DynamicTypeSize, expected: DynamicTypeSize) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = given
    let size = height(Text("a").dynamicTypeSize(.small ... .accessibility1), environment)
    environment.dynamicTypeSize = expected
    #expect(size == height(Text("a"), environment))
  }

  @Test("A range with only one bound limits only that side")
  func openSizes() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    let largest = height(Text("a"), environment)
    #expect(height(Text("a").dynamicTypeSize(...DynamicTypeSize.large), environment) == height(Text("a")))
    #expect(height(Text("a").dynamicTypeSize(DynamicTypeSize.large...), environment) == largest)
    #expect(
      height(Text("a").dynamicTypeSize(DynamicTypeSize.large..<DynamicTypeSize.xLarge), environment)
        == height(Text("a")))
    #expect(height(Text("a").dynamicTypeSize(DynamicTypeSize.large..<DynamicTypeSize.large), environment) == largest)
  }
}
