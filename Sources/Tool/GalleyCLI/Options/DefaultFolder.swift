import ArgumentParser
import Galley

/// The folder of an option, or a default inside the current folder.
struct DefaultFolder: ExpressibleByArgument {
  let path: String
  private let isChosen: Bool

  init(_ path: String) { (self.path, isChosen) = (path, false) }

  init(argument: String) { (path, isChosen) = (argument, true) }

  var defaultValueDescription: String { path }

  /// Throws if symbolic links lead the default folder out of the current folder. `option` is the option that names a
  /// folder explicitly.
  func check(_ option: String) throws {
    guard !isChosen else { return }
    do throws(OutputError) { try OutputFolder.checkDefault(path, option: option) } catch {
      throw Failure(diagnostics: [Diagnostic(error, option: option)]).report()
    }
  }
}
