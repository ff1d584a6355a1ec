import Testing

@Suite("galley previews: options")
struct PreviewOptionTests {
  @Test(
    "An option of a check needs --check",
    arguments: [
      ["--record", "all"], ["--store", "digest"], ["--environment-mismatch", "skip"], ["--metric", "ssim"],
      ["--limit-pixels", "3"], ["--html", "review.html"],
    ])
  func withoutCheck(words: [String]) throws {
    let run = try Workplace().galley(["previews"] + words)
    #expect(run.status == 64)
    #expect(run.errors.contains("needs --check; add --check"), "\(run.errors)")
  }

  @Test(
    "A count of repetitions or a shard out of range is an error", arguments: [["--repeat", "0"], ["--shard", "5/4"]])
  func ranges(words: [String]) throws {
    #expect(try Workplace().galley(["previews"] + words).status == 64)
  }
}
