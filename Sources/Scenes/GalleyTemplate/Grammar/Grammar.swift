/// Everything a scene file may say, as data.
///
/// The strict decoder and the JSON Schema are both made from these tables, so an editor's completion can never
/// differ from what is read.
package enum Grammar {}
