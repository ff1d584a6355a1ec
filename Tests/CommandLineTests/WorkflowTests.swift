import Foundation
import Testing

@Suite("The CI jobs in the documentation")
struct WorkflowTests {
  /// A repository with scenes and baselines.
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["one", "two", "three"] {
      let text =
        "scene: 1\ncanvas: { size: 80x40, scale: 1 }\nview: { Text: \(name) }\noutput: [ png: \"{scene}.png\" ]\n"
      try place.write(text, to: "scenes/\(name).yaml")
    }
    #expect(try place.galley("check", "scenes").status == 0)
  }

  @Test("GitHub: shards pass and merge; a difference makes the job fail, is reported and can be approved")
  func gitHub() throws {
    let lines = try Self.commands(ofFile: "# .github/workflows/proofs.yml") { line in
      line.hasPrefix("- run: ") ? String(line.dropFirst("- run: ".count)) : nil
    }
    try runs(lines) { part in ("${{ matrix.part }}", String(part)) }
    let summary = try place.text(of: "summary")
    #expect(summary.contains("two"), "\(summary)")
  }

  @Test("GitLab: shards pass and merge; a difference makes the job fail, is reported and can be approved")
  func gitLab() throws {
    let lines = try Self.commands(ofFile: "# .gitlab-ci.yml") { line in
      line.hasPrefix("- ") ? String(line.dropFirst(2)) : nil
    }
    try runs(lines) { part in ("$CI_NODE_INDEX", String(part)) }
    #expect(try place.text(of: "report.xml").contains("<failure"))
  }

  @Test(
    "The documented jobs install the tools that their container image lacks",
    arguments: ["# .github/workflows/proofs.yml", "# .gitlab-ci.yml"])
  func tools(head: String) throws {
    let lines = try Self.lines(ofFile: head)
    // A GitLab runner fetches the files before it starts the container.
    let needs = ["make -C": "make", "lfs: true": "git-lfs"]
    // Each job runs in a new container, and before_script is run in each.
    let jobs = lines.split { $0 == "steps:" || $0 == "before_script:" }.dropFirst()
    #expect(jobs.count == (head.contains("github") ? 2 : 1))
    for job in jobs {
      var installed: Set<Substring> = []
      for line in job {
        if let packages = line.split(separator: "apt-get install --yes ").dropFirst().first {
          #expect(line.contains("apt-get update && "))
          installed.formUnion(packages.prefix { $0 != "#" }.split(separator: " "))
        }
        for (use, tool) in needs where line.contains(use) {
          #expect(installed.contains(Substring(tool)), "\(tool) is not there for: \(line)")
        }
      }
      #expect(installed.contains("make"))
    }
  }

  /// Runs the lines of a CI file twice: with unchanged files, and after one word has changed.
  private func runs(_ lines: [String], _ part: (Int) -> (String, String)) throws {
    let check = try #require(lines.first { $0.contains(" check ") })
    let merge = try #require(lines.first { $0.contains(" merge ") })
    #expect(lines.allSatisfy { $0.contains("galley") && ($0 == check || $0 == merge || $0.hasPrefix("git clone ")) })
    func statuses() throws -> [Int32] {
      try (1...4).map { number in
        let (name, value) = part(number)
        return try shell(check.replacing(name, with: value).replacing("$CI_NODE_TOTAL", with: "4")).status
      }
    }
    #expect(try statuses() == [0, 0, 0, 0])
    #expect(try shell(merge).status == 0)
    let scene = try place.text(of: "scenes/two.yaml").replacing("Text: two", with: "Text: deux")
    try place.write(scene, to: "scenes/two.yaml")
    #expect(try statuses().sorted() == [0, 0, 0, 1])
    let run = try shell(merge)
    #expect(run.status == 1 && run.output.contains("\"two\" became \"deux\""), "\(run.output)\(run.errors)")
    #expect(try place.text(of: "report.html").contains("deux"))
    // The folder into which artifacts are unpacked.
    try place.makeFolder("report/output")
    #expect(try shell("mv output/check report/output/ && galley approve --from report/output/check").status == 0)
    #expect(try statuses() == [0, 0, 0, 0])
  }

  private func shell(_ line: String) throws -> CommandRun {
    try CommandRun(
      shell: line.replacing("/galley/.build/release/galley", with: "galley"), in: place.path,
      environment: ["GITHUB_STEP_SUMMARY": "summary"])
  }

  /// Returns the results of `command` for the lines of the block in the article that begins with `head`.
  private static func commands(ofFile head: String, _ command: (String) -> String?) throws -> [String] {
    try lines(ofFile: head).compactMap { line in
      command(line).flatMap { $0.contains("galley") ? $0 : nil }
    }
  }

  /// Returns the lines of the block in the article that begins with `head`, without indentation.
  private static func lines(ofFile head: String) throws -> [String] {
    let article = CommandRun.project + "/Sources/Tool/Galley/Galley.docc/VisualRegression.md"
    let text = try String(contentsOfFile: article, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```yaml\n").first { $0.hasPrefix(head) })
    let body = block.components(separatedBy: "```")[0]
    return body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
