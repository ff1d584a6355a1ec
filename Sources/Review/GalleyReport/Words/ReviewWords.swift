import GalleyMessages

/// What reports of a review say around the names, sentences and numbers of its cases.
public enum ReviewWords {
  // MARK: The run

  public static func headline(failed: Int, new: Int, gone: Int, broken: Int, of total: Int) -> String {
    let parts = [
      (failed, "\(Words.grouped(failed)) \(failed == 1 ? "differs" : "differ")"),
      (new, "\(Words.grouped(new)) \(new == 1 ? "is" : "are") new"),
      (gone, "\(Words.grouped(gone)) \(gone == 1 ? "is" : "are") gone"),
      (broken, "\(Words.grouped(broken)) could not be compared"),
    ].filter { $0.0 > 0 }.map(\.1)
    guard let last = parts.last else { return allPassed(total) }
    let told = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
    return "Of \(cases(total)), \(told)"
  }

  private static func allPassed(_ total: Int) -> String {
    switch total {
    case 0: "Nothing was compared"
    case 1: "The one case is as expected"
    default: "All \(cases(total)) are as expected"
    }
  }

  public static func cases(_ count: Int) -> String { Words.count(count, "case") }

  /// The line below a table that does not hold all.
  public static func more(_ count: Int) -> String { "… and \(cases(count)) more" }

  /// What follows the name of the first case of several.
  public static func andMore(_ count: Int) -> String { " and \(cases(count)) more" }

  /// That the same is true of other cases; of many, the first names.
  public static func sameIn(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return "the same in \(cases(names.count)) more: \(shown)\(names.count > 8 ? ", …" : "")"
  }

  /// The line about causes that are not told one by one, and how many cases they explain.
  public static func moreCauses(_ count: Int, cases number: Int) -> String {
    "… and \(Words.count(count, "other cause")) in \(cases(number))"
  }

  public static let tableHead = "| | case | what changed |"

  public static let causeTableHead = "| cause | what was changed | where |"

  /// What a cause is called, for programs that show names beside values.
  public static func cause(_ number: Int) -> String { "cause \(number)" }

  /// A cause as a line among the sentences of a case that it explains.
  public static func cause(_ number: Int, _ sentence: String) -> String { "cause \(number): \(sentence)" }

  /// Where a case stands among all.
  public static func position(_ number: Int, of total: Int) -> String {
    "\(Words.grouped(number)) of \(Words.grouped(total))"
  }

  /// Where a page stands among all.
  public static func page(_ number: Int, of total: Int) -> String { "page \(number) of \(total)" }

  /// What was compared, as the heading of a report.
  public static func title(_ first: String, _ second: String) -> String { "\(first) and \(second)" }

  /// What was checked, as the heading of a report.
  public static func check(_ baselines: String) -> String { "check of \(baselines)" }

  public static let baseline = "baseline"
  public static let now = "now"
  /// What the folder of baselines is called among the facts.
  public static let baselines = "baselines"
  /// What the part of a run is called among the facts.
  public static let part = "part"
  /// What the command that accepts everything is called among the facts.
  public static let acceptAll = "accept all"

  public static func frame(_ index: Int) -> String { "frame \(index)" }

  /// What the older or expected side is called among the facts.
  public static let first = "first"
  /// What the newer side is called among the facts.
  public static let second = "second"
  /// What the way of comparing pixels is called among the facts.
  public static let metric = "metric"
  /// What stands over what a report knows of the run.
  public static let facts = "How it was compared"
  public static let tool = "galley"

  /// A sentence on a line of its own: it begins with a capital, unless it begins with a name.
  public static func sentence(_ text: String) -> String { Words.raisingStart(of: text) }

  /// That a page does not name all commits that approved its baselines.
  public static let shallow =
    "who approved the baselines is not fully known: this clone is shallow (git fetch --unshallow)"

  // MARK: Verdicts

  public static let failed = "failed"
  public static let new = "new"
  public static let gone = "gone"
  /// A case that could not be compared.
  public static let broken = "broken"
  public static let passed = "passed"

  // MARK: A case

  /// How a picture is named: its side and size.
  public static func caption(_ side: String, width: Int, height: Int) -> String {
    "\(side) · \(Words.grouped(width)) × \(Words.grouped(height)) px"
  }

  /// What a picture shows, for those who do not see it.
  public static func alternative(_ name: String, _ side: String, width: Int, height: Int) -> String {
    "\(name), \(side), \(Words.grouped(width)) by \(Words.grouped(height)) pixels"
  }

  public static func changes(_ different: Int, of total: Int) -> String {
    different == 0
      ? "no pixel of \(Words.grouped(total)) differs"
      : "\(Words.grouped(different)) of \(Words.count(total, "pixel")) \(CountedNoun.form(different, "differs", plural: "differ")) "
        + "(\(Words.percent(total == 0 ? 0 : Double(different) / Double(total))))"
  }

  /// Where the rectangles around the differences are.
  public static func areas(_ count: Int) -> String { "in \(Words.count(count, "area"))" }

  /// A part of all pixels, as the list of cases shows it.
  public static func share(_ different: Int, of total: Int) -> String {
    Words.percent(total == 0 ? 0 : Double(different) / Double(total))
  }

  public static let difference = "difference"
  /// What is said of a case without a word of its own.
  public static let unchanged = "nothing differs"
  /// What stands before the command that accepts a case.
  public static let accept = "To accept it:"
  public static let noPictures = "Pictures of what passed are not kept in this file."

  public static let tooManyPictures = "so many frames differ that pictures of only some are kept"

  public static func frame(_ name: String, _ number: Int, of total: Int) -> String {
    "\(name) · \(Words.grouped(number)) of \(Words.grouped(total))"
  }

  public static func changedFrames(_ changed: Int, of total: Int, isPage: Bool) -> String {
    let noun = isPage ? "page" : "frame"
    return changed == 0
      ? "no \(noun) of \(Words.grouped(total)) differs"
      : "\(Words.grouped(changed)) of \(Words.count(total, noun)) \(changed == 1 ? "differs" : "differ")"
  }

  /// What is not told of the other frames or pages.
  public static func moreFrames(_ count: Int) -> String { "… and \(Words.grouped(count)) more" }
}
