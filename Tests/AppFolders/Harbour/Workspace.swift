import ProjectDescription

let workspace = Workspace(
    name: "Harbour",
    projects: [
        "Projects/App",
        "Projects/Core",
        "Projects/Features/*",
    ]
)
