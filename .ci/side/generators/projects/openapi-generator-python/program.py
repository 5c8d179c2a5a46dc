"""Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with what openapi-generator made."""
import os
import time

import invoicing as api

configuration = api.Configuration(host=os.environ["BASE_URL"], api_key={"apiKeyAuth": os.environ["API_KEY"]})
http = api.ApiClient(configuration)
invoices, documents = api.InvoicesApi(http), api.DocumentsApi(http)
name = f"Livraria {time.time_ns()}"
api.ClientsApi(http).create_client(api.ClientBody(client=api.ClientInput(name=name, code=name)))
line = api.LineInput(name=name, unit_price=api.Amount(262145.37), quantity=api.Amount("1"), tax=api.LineTaxInput(name="IVA23"))
who = api.DocumentClientInput(name=name)
draft = api.DocumentInput(date="21/11/2026", due_date="21/12/2026", client=who, items=[line])
made = invoices.create_invoice(api.InvoiceBody(invoice=draft)).invoice
finalize = api.InvoiceStateBody(invoice=api.StateChange(state="finalized"))
final = invoices.change_invoice_state(made.id, finalize).invoice
try:
    invoices.change_invoice_state(made.id, finalize)
    refusal = None
except api.ApiException as refused:
    assert refused.status == 422, refused
    refusal = refused.data.errors.error
listed = api.ListsApi(http).list_invoices(text=name, status=["final"], date_from="21/11/2026").invoices
for _ in range(20):
    pdf = documents.get_document_pdf_with_http_info(made.id)
    if pdf.status_code == 200:
        break
    time.sleep(0.05)
assert final.total == 322438.81, final.total
assert [one.id for one in listed] == [made.id], listed
assert pdf.data.output.pdf_url.startswith("http"), pdf
assert refusal, "no message"
print("done", made.id)
