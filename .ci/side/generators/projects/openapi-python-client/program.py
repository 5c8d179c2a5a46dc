"""Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with what openapi-python-client made."""
import os
import time

import httpx
from invoicing_service_api_client import Client
from invoicing_service_api_client.api.clients import create_client
from invoicing_service_api_client.api.documents import get_document_pdf
from invoicing_service_api_client.api.invoices import change_invoice_state, create_invoice
from invoicing_service_api_client.api.lists import list_invoices
from invoicing_service_api_client.models import (
    ClientBody, ClientInput, DocumentClientInput, DocumentInput, InvoiceBody, InvoiceStateBody, LineInput, LineTaxInput,
    StateChange,
)

key = {"params": {"api_key": os.environ["API_KEY"]}}
client = Client(base_url=os.environ["BASE_URL"])
client.set_httpx_client(httpx.Client(base_url=os.environ["BASE_URL"], **key))
name = f"Livraria {time.time_ns()}"
create_client.sync(client=client, body=ClientBody(ClientInput(name=name, code=name)))
line = LineInput(name=name, unit_price=262145.37, quantity="1", tax=LineTaxInput(name="IVA23"))
draft = DocumentInput("21/11/2026", "21/12/2026", DocumentClientInput(name=name), [line])
made = create_invoice.sync(client=client, body=InvoiceBody(draft)).invoice
finalize = InvoiceStateBody(StateChange("finalized"))
final = change_invoice_state.sync(made.id, client=client, body=finalize).invoice
refused = change_invoice_state.sync_detailed(made.id, client=client, body=finalize)
listed = list_invoices.sync(client=client, text=name, status=["final"], datefrom="21/11/2026").invoices
pdf = get_document_pdf.sync_detailed(made.id, client=client)
for _ in range(20):
    if pdf.status_code != 202:
        break
    time.sleep(0.05)
    pdf = get_document_pdf.sync_detailed(made.id, client=client)
assert final.total == 322438.81, final.total
assert [one.id for one in listed] == [made.id], listed
assert pdf.parsed.output.pdf_url.startswith("http"), pdf
assert refused.status_code == 422 and refused.parsed.errors.error, refused
print("done", made.id)
