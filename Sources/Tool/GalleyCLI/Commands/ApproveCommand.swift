import ArgumentParser
import Galley

struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Take pictures that a check found as the new baselines.",
    discussion: """
      The pictures are those that the check has drawn, so a check in CI can be approved anywhere: download its artifact \
      and name the folder or the zip with --from. Baselines that hold the same already are not touched. Where the check \
      named its baselines by a path that leads out of the current folder, --baseline has to say where they are here.
      The check numbers the causes of what differs: --cause 3 takes the pictures that cause 3 explains all of.
      Names that begin with a dash go behind two: galley approve -- -name.
      """)

  @Argument(help: "Names of pictures or scenes, such as inbox/top, inbox/top.png or inbox; all unless given.")
  var names: [String] = []

  @Option(help: ArgumentHelp("The folder or zip that the check has left.", valueName: "path"), completion: .file())
  var from = "output/check"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder of baselines, instead of the one that was checked.", valueName: "folder"))
  var baseline: String?

  @Flag(help: "Only those that differ; not those that could not be compared.")
  var failed = false

  @Flag(help: "Only those without a baseline.")
  var new = false

  @Option(help: ArgumentHelp("Those with the cause of this number and no other; may be repeated.", valueName: "number"))
  var cause: [Int] = []

  func validate() throws {
    if !cause.isEmpty, failed || new {
      throw ValidationError("--cause, --failed and --new choose differently; ask for one")
    }
    if [failed, new, !names.isEmpty].count(where: \.self) > 1 {
      throw ValidationError("--failed, --new and names choose differently; ask for one")
    }
  }

  func run() throws {
    if let baseline, OverwriteGuard([from]).protects(baseline) {
      throw Failure(diagnostics: [Diagnostic(overwriting: baseline, option: "--baseline")]).report()
    }
    do throws(CheckError) {
      let outcome = try Approval(from: from).approve(selection, in: baseline, drafts: Interruption.drafts)
      outcome.written.forEach { Terminal.say($0) }
      outcome.leftText.map { Terminal.say($0) }
      Terminal.say(outcome.text)
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
