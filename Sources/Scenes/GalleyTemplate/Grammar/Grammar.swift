/// The grammar of scene files, as data.
///
/// The decoder and the JSON Schema are both derived from it, so the completions of an editor always match what is
/// accepted.
package enum Grammar {}
