import ArgumentParser
import Galley

struct DefaultFolder: ExpressibleByArgument {
  let path: String
  private let isChosen: Bool

  init(_ path: String) { (self.path, isChosen) = (path, false) }

  init(argument: String) { (path, isChosen) = (argument, true) }

  var defaultValueDescription: String { path }

  /// Throws an error if symbolic links place the default folder outside the current folder. `option` is the option with
  /// which users choose another folder.
  func check(_ option: String) throws {
    guard !isChosen else { return }
    do throws(OutputError) { try OutputFolder.checkDefault(path, option: option) } catch {
      throw Failure(diagnostics: [Diagnostic(error, option: option)]).report()
    }
  }
}
