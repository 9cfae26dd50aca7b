import Glibc
import SymbolStudio

exit(StudioApplication.run(paths: Array(CommandLine.arguments.dropFirst())))
