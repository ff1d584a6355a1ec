/// The decoder and the JSON Schema are both derived from this grammar, so the completions of an editor always match
/// what is accepted.
package enum Grammar {}
