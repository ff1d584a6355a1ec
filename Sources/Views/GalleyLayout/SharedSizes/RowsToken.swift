/// Tells rows from others that may lie at the same place in memory later.
final class RowsToken {}
