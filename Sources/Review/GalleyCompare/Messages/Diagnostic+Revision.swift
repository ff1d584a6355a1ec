package import GalleyMessages

extension Diagnostic {
  package init(missingGit: Void) {
    self.init("git is not installed", help: "install git, for example: apt-get install git")
  }

  package init(noRepository path: String) {
    self.init(
      "'\(path)' is not in a git repository",
      help:
        "run the command in a clone of the repository; if another user owns the clone: "
        + "git config --global --add safe.directory FOLDER")
  }

  package init(unknownRevision revision: String, of folder: String, isShallow: Bool) {
    self.init(
      "the repository '\(folder)' has no revision '\(revision)'" + (isShallow ? "; this clone is shallow" : ""),
      help: isShallow
        ? "fetch all commits: git fetch --unshallow"
        : "name a branch, a tag or a commit; in CI, fetch it first: git fetch origin \(Words.shellWord(revision))")
  }

  package init(shallowBetween good: String, and bad: String) {
    self.init(
      "some commits from '\(good)' to '\(bad)' are missing: this clone is shallow",
      help: "fetch all commits: git fetch --unshallow")
  }

  package init(unreadableRevision revision: String, of folder: String) {
    self.init(
      "git cannot extract the files of the revision '\(revision)' from '\(folder)'",
      help: "free some space, or name another folder in TMPDIR; to see other reasons, run: git archive "
        + "\(Words.shellWord(revision)) > /dev/null")
  }

  package init(approvesRevision revision: String) {
    self.init(
      "the check compared with '\(revision)', which is not a folder of baselines",
      help: "name the folder to write to with --baseline")
  }
}

extension Diagnostic {
  package init(revision bad: String, isNotAfter good: String) {
    self.init("'\(bad)' is not a descendant of '\(good)'", help: "pass an ancestor of --bad to --good")
  }

  package init(nothingDrawnAt revision: String, _ noun: String) {
    self.init("none of the \(noun) can be drawn at '\(revision)'", help: "name a later commit with --good")
  }
}

package enum RevisionMessages {
  package static let shallow = "older commits are missing: this clone is shallow (git fetch --unshallow)"
}
