import ArgumentParser
import Galley

struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Accept images from a check as new baselines.",
    discussion: """
      Approves the images that 'galley check' drew. To approve a check that ran in CI, download its artifact and pass \
      the folder or zip file with --from. Galley does not rewrite baselines that already have the same content. If the \
      check used baselines outside the folder in which it ran, pass their folder here with --baseline.
      'galley check' numbers the causes of differences: --cause 3 approves the images that differ only because of \
      cause 3.
      If a name begins with a dash, write two dashes before it: galley approve -- -name.
      """)

  @Argument(help: "Images or scenes to approve, such as inbox/top or inbox. (default: all)")
  var names: [String] = []

  @Option(help: ArgumentHelp("Folder or zip file that the check wrote.", valueName: "path"), completion: .file())
  var from = "output/check"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder of baselines. (default: the folder that the check used)", valueName: "folder"))
  var baseline: String?

  @Flag(help: "Approve only images that differ from their baselines.")
  var failed = false

  @Flag(help: "Approve only images without a baseline.")
  var new = false

  @Option(
    help: ArgumentHelp("Approve only images that differ only because of this cause (repeatable).", valueName: "number"))
  var cause: [Int] = []

  func validate() throws {
    if !cause.isEmpty, failed || new {
      throw ValidationError("--cause, --failed and --new exclude each other; use one of them")
    }
    if [failed, new, !names.isEmpty].count(where: \.self) > 1 {
      throw ValidationError("--failed and --new select images, and so do names; use one of them")
    }
  }

  func run() throws {
    if let baseline, OverwriteGuard([from]).protects(baseline) {
      throw Failure(diagnostics: [Diagnostic(overwriting: baseline, option: "--baseline")]).report()
    }
    do throws(CheckError) {
      let outcome = try Approval(from: from).approve(selection, in: baseline, drafts: Interruption.drafts)
      outcome.written.forEach { Terminal.report($0) }
      outcome.leftText.map { Terminal.report($0) }
      Terminal.report(outcome.text)
    } catch {
      throw Failure(error).report()
    }
  }

  private var selection: Approval.Selection {
    if !cause.isEmpty { return .causes(cause, names: names) }
    if !names.isEmpty { return .names(names) }
    return failed ? .failed : new ? .new : .all
  }
}
