import ArgumentParser
import Galley

/// A folder that an option names, or a default inside the current folder.
struct DefaultFolder: ExpressibleByArgument {
  let path: String
  private let isChosen: Bool

  init(_ path: String) { (self.path, isChosen) = (path, false) }

  init(argument: String) { (path, isChosen) = (argument, true) }

  var defaultValueDescription: String { path }

  /// Refuses a default that symbolic links lead out of the current folder; `option` can name it.
  func check(_ option: String) throws {
    guard !isChosen else { return }
    do throws(OutputError) { try OutputFolder.checkDefault(path, option: option) } catch {
      throw Failure(diagnostics: [Diagnostic(error, option: option)]).report()
    }
  }
}
