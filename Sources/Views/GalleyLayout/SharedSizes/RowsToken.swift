/// Identifies rows, and remains valid if other rows later occupy the same memory.
final class RowsToken {}
