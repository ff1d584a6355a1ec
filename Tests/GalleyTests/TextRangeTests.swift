import Galley
import Testing

@Suite("Ranges of lines and of sizes")
struct TextRangeTests {
  private func height(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> Double {
    let proposal = ProposedViewSize(width: 100, height: nil)
    return Stage(proposal: proposal, environment: environment) { view }.layout.frame.height
  }

  private let long = Text("a rather long text that takes a good many lines in so narrow a column as this one is")

  @Test("A range keeps the room of its least lines, and shows its most at most")
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

  @Test("A range inside another decides; a limit inside keeps no more room than it shows")
  func nested() {
    #expect(height(Text("a").lineLimit(1...2).lineLimit(3...4)) == height(Text("a")))
    #expect(height(Text("a").lineLimit(1).lineLimit(3...4)) == height(Text("a")))
    #expect(height(Text("a").lineLimit(2...2).lineLimit(5, reservesSpace: true)) == height(Text("a\nb")))
  }

  @Test("Numbers of lines that mean nothing trap nowhere")
  func hostile() {
    #expect(height(Text("a").lineLimit(-3 ... -1)) == height(Text("a")))
    #expect(height(Text("a").lineLimit(Int.min...)) == height(Text("a")))
    #expect(height(long.lineLimit(...0)) == height(Text("a")))
  }

  @Test("A field that grows keeps the room of its range; one of a line does not")
  func fields() {
    func field(_ axis: Axis) -> some View { TextField("Name", text: .constant("a"), axis: axis).lineLimit(2...4) }
    #expect(height(field(.vertical)) == height(Text("a\nb")))
    #expect(height(field(.horizontal)) == height(Text("a")))
  }

  @Test(
    "A size outside of a range becomes the nearest one in it",
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

  @Test("Ranges that are open at an end hold at the other")
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
