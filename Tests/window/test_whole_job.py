"""The whole job of a sitting, through the accessibility bus: filled in with the inspector and the code pane."""
