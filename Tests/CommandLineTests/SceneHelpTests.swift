import Foundation
import Testing

@Suite("galley help: scene topics")
struct SceneHelpTests {
  let place: Workplace

  init() throws { place = try Workplace() }

  @Test(
    "Help on a topic lists the names in it on stdout",
    arguments: [
      ("sections", "canvas"), ("views", "LazyVStack"), ("modifiers", "padding"), ("steps", "drag"),
      ("values", "colour"),
    ])
  func topics(topic: String, word: String) throws {
    let run = try place.galley("help", topic)
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix(word + " ") }, "\(run.output)")
    #expect(run.errors.contains("galley help \(topic) "))
  }

  @Test("Help on one or several names explains them with their keys")
  func words() throws {
    let run = try place.galley("help", "modifiers", "padding", "opacity")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("padding: a number of points, a mapping, or true or false\n"))
    #expect(run.lines.contains("    horizontal: a number of points"))
    #expect(run.output.contains("\nopacity: "))
  }

  @Test(
    "Help finds a name or an option even if its topic is not given",
    arguments: [
      ("padding", "modifier padding: "), ("Text", "view Text: text\n"), ("scrollTo", "step scrollTo: "),
      ("minLength", "minLength in Spacer: "), ("easeInOut", "easeInOut in Button, "),
      ("--pointer", "galley data, galley table:\n  --pointer <pointer> "),
      ("group-by", "galley table:\n  --group-by <column> "), ("-b", "galley check, "),
    ])
  func lookup(word: String, start: String) throws {
    let run = try place.galley("help", word)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(start), "\(run.output)")
  }

  @Test("For an error message, help explains each name and option that the message quotes")
  func message() throws {
    let run = try place.galley("help", "unknown key 'padding' in 'Text'; leave out --scale")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("modifier padding: ") && run.output.contains("\n\nview Text: text\n"))
    #expect(run.output.contains("\n  --scale <number> "))
    #expect(try place.galley("help", "this quotes 'nothing' known").status == 64)
  }

  @Test("The help on views and modifiers matches the output of galley reference; each view has one page")
  func pages() throws {
    let folder = CommandRun.project + "/Sources/Tool/Galley/Galley.docc/Reference"
    let examples = CommandRun.project + "/templates/reference"
    let run = try place.galley("reference", "pages", "--examples", examples, "--output", "pages")
    #expect(run.status == 0, "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: place.path + "/pages").sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == written, "run 'make reference'")
    for name in written {
      let page = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let isCurrent = try place.bytes(of: "pages/\(name)") == Data(page.utf8)
      #expect(isCurrent, "\(name) is stale: run 'make reference'")
    }
    let views = try place.galley("help", "views").lines.compactMap { $0.firstMatch(of: #/^([A-Z]\w+) /#)?.1 }
    #expect(views.count > 60)
    for view in views { #expect(written.contains("View\(view).md"), "\(view) has no page") }
  }

  @Test("The examples of the reference render without errors and warnings, and each has a small image")
  func examples() throws {
    let folder = CommandRun.project + "/templates/reference"
    let scenes = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
    #expect(scenes.count > 80)
    let run = try place.galley(
      ["render"] + scenes.sorted().map { "\(folder)/\($0)" } + ["--kind", "png", "--no-cache"])
    #expect(run.status == 0 && !run.errors.contains("warning:"), "\(run.errors)")
    for scene in scenes {
      let text = try String(contentsOfFile: "\(folder)/\(scene)", encoding: .utf8)
      let image = scene.replacing(".yaml", with: text.contains("\nscript:") ? ".gif" : ".png")
      let path = CommandRun.project + "/output/gallery/reference/" + image
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect((1...15_000).contains(size ?? 0), "\(image)")
    }
  }

  @Test(
    "For an unknown name, galley suggests a known one and exits with 64",
    arguments: [
      (["help", "vews"], "error: there is no help for 'vews'\nhelp: did you mean 'views'?\n"),
      (
        ["help", "--nope"], "error: there is no help for '--nope'\nhelp: 'galley help' lists the commands and topics\n"
      ),
      (["help", "rendr"], "error: there is no help for 'rendr'\nhelp: did you mean 'render'?\n"),
      (
        ["help", "modifiers", "paddng"],
        "error: 'paddng' is not a modifier\nhelp: did you mean 'padding'?\n"
      ),
      (
        ["help", "modifiers", "Text"],
        "error: 'Text' is not a modifier\nhelp: it is a view: galley help views Text\n"
      ),
      (["help", "steps", "polish"], "error: 'polish' is not a step\nhelp: 'galley help steps' lists them all\n"),
    ])
  func unknown(arguments: [String], words: String) throws {
    let run = try place.galley(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == words)
  }

  @Test("galley help lists the topics and the shell completion on one line each")
  func named() throws {
    let help = try place.galley("help").output.replacing(/\s+/, with: " ")
    #expect(help.contains("galley help sections, views, modifiers, steps or values"))
    #expect(help.contains("Shell completion: galley --generate-completion-script bash"))
  }

  @Test("galley prints a completion script for each shell", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) throws {
    let run = try place.galley("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("galley") && run.output.contains("render"))
  }

  @Test(
    "Generated articles are identical to the output of galley reference",
    arguments: [("scenes", "SceneFormat"), ("reports", "ReportFormat"), ("commands", "CommandLine")])
  func articles(name: String, file: String) throws {
    let path = CommandRun.project + "/Sources/Tool/Galley/Galley.docc/\(file).md"
    let article = try String(contentsOfFile: path, encoding: .utf8)
    let run = try place.galley("reference", name)
    #expect(run.status == 0)
    #expect(run.output == article, "\(file).md is stale: run 'make reference'")
  }

  @Test("Every command that galley lists has a section in the article")
  func everyCommand() throws {
    let article = try place.galley("reference", "commands").output
    let help = try place.galley("help").output
    let list = try #require(help.components(separatedBy: "SUBCOMMANDS:").last)
    let names = list.matches(of: #/(?m)^  ([a-z]+)\b/#).map { String($0.1) }
    #expect(names.count >= 18)
    for name in names { #expect(article.contains("\n## galley \(name)\n"), "\(name) is missing") }
  }
}
