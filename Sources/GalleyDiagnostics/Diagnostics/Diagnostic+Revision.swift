extension Diagnostic {
  /// A revision is asked for where git is not installed.
  package init(missingGit: Void) {
    self.init("git is not installed: no other revision can be drawn", help: "install git, or keep baselines")
  }

  /// A revision is asked for of what is in no repository.
  package init(noRepository path: String) {
    self.init("'\(path)' is in no git repository", help: "say --against in a repository, or keep baselines")
  }

  /// A revision that the repository in `folder` does not have.
  package init(unknownRevision revision: String, of folder: String) {
    self.init(
      "the repository '\(folder)' has no revision '\(revision)'",
      help: "name a branch, a tag or a commit; in CI fetch it first: git fetch origin \(revision)")
  }

  /// A revision whose files git does not give.
  package init(unreadableRevision revision: String, of folder: String) {
    self.init("the files of the revision '\(revision)' cannot be had from '\(folder)'", help: "what git says is above")
  }

  /// A check that was against a revision has no folder of baselines.
  package init(approvesRevision revision: String) {
    self.init(
      "the check was against the revision '\(revision)', which is no folder of baselines",
      help: "name the folder to write to with --baseline")
  }
}

extension Diagnostic {
  /// Commits are looked for between two revisions of which the later does not follow from the earlier.
  package init(revision bad: String, isNotAfter good: String) {
    self.init("'\(bad)' does not come after '\(good)'", help: "name with --good a commit that --bad was made from")
  }

  /// At the first revision nothing of the scenes can be drawn.
  public init(nothingDrawnAt revision: String) {
    self.init("none of the scenes can be drawn at '\(revision)'", help: "name a later commit with --good")
  }
}
