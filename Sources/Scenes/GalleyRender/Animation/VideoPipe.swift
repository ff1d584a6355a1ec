import GalleyFiles
import GalleyImage

/// A video on its way: ffmpeg, that frames are written to, and the file it writes, which is not in its place before it
/// is whole.
final class VideoPipe {
  private let kind: VideoKind
  private let name: String
  private let folder: OutputFolder
  private let framesPerSecond: Double
  private var work: Work?

  /// ffmpeg at work, and the folder it writes in; the program ends before its folder goes.
  private struct Work {
    let tool: ToolInput
    let folder: DraftFolder
  }

  private static let program = "ffmpeg"

  /// A video of `kind` called `name`, without its extension, in `folder`.
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
      // It says by its exit code why it reads no more.
      do throws(ExternalTool.Problem) { try tool.finish() } catch { throw failure(error) }
      throw failure(.failed(code: 0))
    }
  }

  /// Why there is no video: a full disk, which ffmpeg has no exit code for, or what the tool came to.
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

  /// Waits until the file is whole, and puts it in its place; nil where there was no frame.
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
