"""The OpenAPI description, and the page to read it and try requests."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, Response
from pydantic import TypeAdapter
from starlette.staticfiles import StaticFiles

from .answers import ANSWERS
from .middleware import HEADER
from .schemas.shape import Problem

DOCS = "/api/docs"
OPENAPI = "/api/openapi.json"
JSON = "application/json"
REF = "#/components/schemas/{model}"
PROBLEM = {"$ref": REF.format(model=Problem.__name__)}
SWAGGER = Path(str(files("fastapi_offline"))) / "static"
"""Swagger's own files, which that package carries."""

PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Regna API</title>
<link rel="stylesheet" href="{DOCS}/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="{DOCS}/swagger-ui-bundle.js"></script>
<script src="{DOCS}/start.js"></script>
</body>
</html>
"""

START = f"""
SwaggerUIBundle({{
  url: "{OPENAPI}",
  dom_id: "#docs",
  deepLinking: true,
  requestInterceptor: (request) => {{
    request.headers["{HEADER}"] = "docs";
    return request;
  }},
}});
"""


def add_openapi(app: FastAPI, prefix: str) -> None:
    """Serve the description, and the page for it without anything from elsewhere."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = describe(app, prefix)
        return app.openapi_schema

    async def page() -> Response:
        return HTMLResponse(PAGE)

    async def start() -> Response:
        return Response(START, media_type="text/javascript")

    app.openapi = openapi  # type: ignore[method-assign]
    app.add_api_route(DOCS, page, include_in_schema=False)
    app.add_api_route(f"{DOCS}/start.js", start, include_in_schema=False)
    app.mount(DOCS, StaticFiles(directory=SWAGGER))


def describe(app: FastAPI, prefix: str) -> dict[str, Any]:
    """All requests with what they take and what they answer."""
    schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
    answers, shapes = answer_schemas()
    schema["components"]["schemas"] |= shapes
    for unused in ("HTTPValidationError", "ValidationError"):
        schema["components"]["schemas"].pop(unused, None)
    for request, answer in answers.items():
        method, path = request.split()
        responses = schema["paths"][prefix + path][method.lower()]["responses"]
        good = next(status for status in responses if status.startswith("2"))
        if answer is not None:
            responses[good]["content"] = {JSON: {"schema": answer}}
        responses.pop("422", None)
        responses["4XX"] = {"description": "Declined", "content": {JSON: {"schema": PROBLEM}}}
    return schema


def answer_schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of every request's answer, and those that they refer to."""
    found = {request: TypeAdapter(shape) for request, shape in ANSWERS.items() if shape is not None}
    inputs = [(request, "serialization", adapter) for request, adapter in found.items()]
    inputs.append(("problem", "serialization", TypeAdapter(Problem)))
    by_key, whole = TypeAdapter.json_schemas(inputs, ref_template=REF)  # type: ignore[arg-type]
    schemas = {key: schema for (key, _), schema in by_key.items()}
    return {request: schemas.get(request) for request in ANSWERS}, whole.get("$defs", {})
