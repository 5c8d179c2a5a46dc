"""Imports every module below a folder, and shows how many of its classes have a name that nobody chose."""
import importlib
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
package_parent = root.parent if (root / "__init__.py").exists() else root
sys.path.insert(0, str(package_parent.resolve()))
failed, modules, classes = [], 0, set()
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(package_parent).with_suffix("").parts
    if "test" in parts or "tests" in parts or path.name == "setup.py":
        continue
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    if not name:
        continue
    modules += 1
    try:
        module = importlib.import_module(name)
        classes |= {key for key, value in vars(module).items() if isinstance(value, type) and value.__module__ == name}
    except Exception as error:  # every kind of failure is the finding
        failed.append(f"error: {name}: {type(error).__name__}: {error}")
unnamed = sorted(name for name in classes if re.search(r"(Type\d+|AnyOf\d*|OneOf\d*|\D\d+|Inner)$", name))
print(f"{modules} modules, {len(classes)} classes, {len(unnamed)} named by counting: {', '.join(unnamed[:12])}")
print("\n".join(failed))
sys.exit(1 if failed else 0)
