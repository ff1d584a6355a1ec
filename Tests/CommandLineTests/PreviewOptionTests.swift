import Testing

@Suite("galley previews: options")
struct PreviewOptionTests {
  @Test(
    "Options that only apply to checks require --check",
    arguments: [
      ["--record", "all"], ["--store", "digest"], ["--environment-mismatch", "skip"], ["--metric", "ssim"],
      ["--limit-pixels", "3"], ["--html", "review.html"], ["--against", "main"],
    ])
  func withoutCheck(words: [String]) throws {
    let run = try Workplace().galley(["previews"] + words)
    #expect(run.status == 64)
    #expect(run.errors.contains("needs --check; add --check"), "\(run.errors)")
  }

  @Test(
    "A number of repetitions or a shard number out of range is an error",
    arguments: [["--repeat", "0"], ["--shard", "5/4"]])
  func ranges(words: [String]) throws {
    #expect(try Workplace().galley(["previews"] + words).status == 64)
  }

  @Test("'galley bisect' for scenes refuses options that only apply to previews")
  func bisection() throws {
    let run = try Workplace().galley("bisect", "--good", "main", "--filter", "Card")
    #expect(run.status == 64 && run.errors.contains("--filter needs --previews; add --previews"), "\(run.errors)")
  }

  @Test("The history of previews reports a missing baseline folder and lists all baselines in a folder")
  func history() throws {
    let place = try Workplace()
    _ = try SystemTool("git").output(of: ["init", "--quiet", place.path])
    let none = try place.galley("history", "--previews")
    #expect(none.status == 2 && none.errors.contains("no baselines in 'proofs-baseline'"), "\(none.errors)")
    try place.writeList("list")
    try place.write("name\nApples\n", to: "data/food.csv")
    _ = try place.galley("check", "--baseline", "proofs-baseline")
    let listed = try place.galley("history", "--previews")
    #expect(listed.lines == ["list/middle: in no commit yet", "list/top: in no commit yet"], "\(listed.errors)")
  }
}
