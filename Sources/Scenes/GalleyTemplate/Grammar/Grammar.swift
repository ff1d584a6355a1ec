/// The grammar of scene files. The decoder and the JSON Schema are derived from it, so completions always match what
/// the decoder accepts.
package enum Grammar {}
