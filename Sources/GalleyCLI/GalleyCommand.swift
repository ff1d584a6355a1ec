import ArgumentParser

/// The command `galley`.
@main
struct GalleyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "galley", abstract: "Pulls proofs of scrolling screens.")
}
