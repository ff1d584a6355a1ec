import GalleyFiles
import GalleyImage

/// Passes frames to ffmpeg. The file is moved to its final location only when it is complete.
final class VideoPipe {
  private let kind: VideoKind
  private let name: String
  private let folder: OutputFolder
  private let framesPerSecond: Double
  private var work: Work?

  /// The running ffmpeg and its folder, which must not be removed before ffmpeg has ended.
  private struct Work {
    let tool: ToolInput
    let folder: DraftFolder
  }

  private static let program = "ffmpeg"

  init(_ kind: VideoKind, _ name: String, in folder: OutputFolder, framesPerSecond: Double) {
    self.kind = kind
    self.name = "\(name).\(kind.fileExtension)"
    self.folder = folder
    self.framesPerSecond = framesPerSecond
  }

  func append(_ frame: VideoFrame) throws(ProofError) {
    if work == nil { work = try start(frame) }
    guard let tool = work?.tool else { return }
    guard frame.bytes.withUnsafeBytes({ tool.write($0) }) else {
      // ffmpeg has stopped reading, and its exit code gives the reason.
      do throws(ExternalTool.Problem) { try tool.finish() } catch { throw failure(error) }
      throw failure(.failed(code: 0))
    }
  }

  private func failure(_ problem: ExternalTool.Problem) -> ProofError {
    if problem != .missing, let error = work?.folder.fullDisk() { return .output(error) }
    return .tool(VideoPipe.program, problem)
  }

  private func start(_ frame: VideoFrame) throws(ProofError) -> Work {
    let draft: DraftFolder
    do throws(OutputError) { draft = try folder.draftFolder(for: name) } catch { throw .output(error) }
    let arguments = kind.arguments(
      width: frame.width, height: frame.height, framesPerSecond: framesPerSecond, name: draft.content)
    do throws(ExternalTool.Problem) {
      return Work(tool: try ExternalTool(VideoPipe.program).input(arguments, in: draft), folder: draft)
    } catch { throw .tool(VideoPipe.program, error) }
  }

  /// Finishes the file. Returns `nil` if there were no frames.
  func finish() throws(ProofError) -> AnimatedFile? {
    guard let work else { return nil }
    do throws(ExternalTool.Problem) { try work.tool.finish() } catch { throw failure(error) }
    let isWhole = work.folder.withContent { VideoFile(size: $0, read: $1).isWhole(kind.fileExtension) }
    guard isWhole == true else { throw failure(.incomplete) }
    do throws(OutputError) {
      let bytes = try work.folder.replaceTarget()
      self.work = nil
      return AnimatedFile(path: folder.path(of: name), bytes: bytes, isKept: false)
    } catch { throw .output(error) }
  }
}
