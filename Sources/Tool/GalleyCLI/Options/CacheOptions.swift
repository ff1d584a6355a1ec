import ArgumentParser
import Galley

struct CacheOptions: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Draw everything again; ignore the render cache.")
  var fresh = false

  @Option(
    help: ArgumentHelp("Folder of the render cache.", valueName: "folder"))
  var cache = DefaultFolder(".galley-cache")

  var renderCache: RenderCache {
    RenderCache(
      cache.path, isFresh: fresh, drafts: Interruption.drafts, inputs: Inputs.regularFiles)
  }

  var fileCache: FileCache {
    FileCache(cache.path, isFresh: fresh, drafts: Interruption.drafts, files: Inputs.files, inputs: Inputs.regularFiles)
  }

  var checkCache: CheckCache { CheckCache(cache.path, isFresh: fresh, inputs: Inputs.regularFiles) }
}
