/// The decoder and the JSON Schema are both derived from it, so completions always match what is accepted.
package enum Grammar {}
