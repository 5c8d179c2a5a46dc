"""A stand-in for your server: it has only items, in SQLite. The recipe beside it is what matters."""
import os
import sqlite3
from threading import Lock

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse

app = FastAPI()
database = sqlite3.connect(os.environ["DATABASE"], check_same_thread=False)
database.row_factory = sqlite3.Row
lock = Lock()
FIELDS = ["name", "description", "unit_price", "unit"]


def account_of(request: Request):
    key = request.query_params.get("api_key")
    row = database.execute("select id from accounts where key = ?", [key]).fetchone()
    return row and row["id"]


def number(text: str | None, otherwise: int) -> int:
    return int(text) if text and text.isdecimal() and int(text) > 0 else otherwise


def shown(row) -> dict:
    return {"id": row["id"], **{field: row[field] for field in FIELDS}}


def refusal(account: int, sent: object, is_new: bool, own_id: int = 0) -> bool:
    if not isinstance(sent, dict):
        return True
    if is_new and not all(field in sent for field in FIELDS[:3]):
        return True
    if any(not isinstance(sent.get(field, ""), str) for field in FIELDS):
        return True
    if sent.get("name") == "":
        return True
    try:
        if not 0 <= float(sent.get("unit_price", "0")) < 1e15:
            return True
    except ValueError:
        return True
    query = "select 1 from items where account = ? and name = ? and id <> ?"
    return database.execute(query, [account, sent.get("name"), own_id]).fetchone() is not None


@app.api_route("/{path:path}", methods=["GET", "POST", "PUT", "DELETE"])
async def items(path: str, request: Request):
    account = account_of(request)
    if account is None:
        return Response(status_code=401)
    item = None
    if path.startswith("items/") and path.endswith(".json"):
        wanted = number(path[6:-5], 0)
        query = "select * from items where account = ? and id = ?"
        item = database.execute(query, [account, wanted]).fetchone()
        if item is None:
            return Response(status_code=404)
    elif path != "items.json":
        return Response(status_code=404)
    if request.method == "GET" and item is not None:
        return {"item": shown(item)}
    if request.method == "GET":
        size = number(request.query_params.get("per_page"), 10)
        first = (number(request.query_params.get("page"), 1) - 1) * size
        query = "select * from items where account = ? order by id limit ? offset ?"
        return {"items": [shown(row) for row in database.execute(query, [account, size, first])]}
    try:
        sent = (await request.json())["item"]
    except Exception:
        return Response(status_code=422)
    with lock:
        if item is not None and request.method == "PUT":
            if refusal(account, sent, False, item["id"]):
                return Response(status_code=422)
            for field in FIELDS:
                if field in sent:
                    value = float(sent[field]) if field == "unit_price" else sent[field]
                    database.execute(f"update items set {field} = ? where id = ?", [value, item["id"]])
            return Response(status_code=200)
        if item is not None or request.method != "POST" or refusal(account, sent, True):
            return Response(status_code=422)
        values = [account, sent["name"], sent["description"], float(sent["unit_price"]), sent.get("unit")]
        query = "insert into items (account, name, description, unit_price, unit) values (?, ?, ?, ?, ?) returning *"
        return JSONResponse({"item": shown(database.execute(query, values).fetchone())}, status_code=201)
