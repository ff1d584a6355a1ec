import ArgumentParser
import Galley

struct CacheOptions: ParsableArguments {
  @Flag(help: "Draw everything, also what is known to be as it was.")
  var fresh = false

  @Option(
    help: ArgumentHelp("Where is kept what was drawn from what; digests of contents decide.", valueName: "folder"))
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
