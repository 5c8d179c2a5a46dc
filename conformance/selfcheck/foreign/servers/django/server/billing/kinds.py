"""The document kinds, their families and their state machines."""
from dataclasses import dataclass

INVOICES, ESTIMATES, GUIDES, PURCHASE_ORDERS = "invoices", "estimates", "guides", "purchase_orders"


@dataclass(frozen=True)
class Kind:
    key: str  # also the wrapper of a body, e.g. "invoice_receipt"
    plural: str
    family: str
    creatable: bool = True

    @property
    def type_name(self):
        return "".join(part.capitalize() for part in self.key.split("_"))


KINDS = [
    Kind("invoice", "invoices", INVOICES),
    Kind("invoice_receipt", "invoice_receipts", INVOICES),
    Kind("simplified_invoice", "simplified_invoices", INVOICES),
    Kind("vat_moss_invoice", "vat_moss_invoices", INVOICES),
    Kind("credit_note", "credit_notes", INVOICES),
    Kind("debit_note", "debit_notes", INVOICES),
    Kind("receipt", "receipts", INVOICES, creatable=False),
    Kind("quote", "quotes", ESTIMATES),
    Kind("proforma", "proformas", ESTIMATES),
    Kind("fees_note", "fees_notes", ESTIMATES),
    Kind("shipping", "shippings", GUIDES),
    Kind("transport", "transports", GUIDES),
    Kind("devolution", "devolutions", GUIDES),
    Kind("purchase_order", "purchase_orders", PURCHASE_ORDERS),
]
BY_KEY = {kind.key: kind for kind in KINDS}
BY_PLURAL = {kind.plural: kind for kind in KINDS}

# Kinds that a sequence numbers. The VAT MOSS credit notes and receipts are ordinary documents
# whose owner is a VAT MOSS invoice; they are numbered apart.
NUMBERED = [
    "invoice", "invoice_receipt", "simplified_invoice", "credit_note", "debit_note", "receipt",
    "shipping", "transport", "devolution", "proforma", "quote", "fees_note", "purchase_order",
    "vat_moss_invoice", "vat_moss_credit_note", "vat_moss_receipt",
]  # fmt: skip

PAYABLE = {"invoice", "simplified_invoice", "vat_moss_invoice", "debit_note"}

_DRAFT = {("draft", "finalized"): "final", ("draft", "deleted"): "deleted"}
_INVOICE = {**_DRAFT, ("final", "canceled"): "canceled", ("final", "settled"): "settled"}
_NOTE = {**_INVOICE, ("settled", "unsettled"): "final"}
_BY_FAMILY = {
    INVOICES: _INVOICE,
    ESTIMATES: {
        **_DRAFT,
        ("final", "accept"): "accepted",
        ("final", "refuse"): "refused",
        ("final", "canceled"): "canceled",
        ("accepted", "refuse"): "refused",
        ("refused", "accept"): "accepted",
        ("accepted", "canceled"): "canceled",
        ("refused", "canceled"): "canceled",
    },
    GUIDES: {**_DRAFT, ("final", "canceled"): "canceled"},
    PURCHASE_ORDERS: {
        **_DRAFT,
        ("final", "canceled"): "canceled",
        ("final", "completed"): "completed",
    },
}
_BY_KIND = {
    "invoice_receipt": {
        **_INVOICE,
        ("draft", "finalized"): "settled",
        ("settled", "canceled"): "canceled",
    },
    "credit_note": _NOTE,
    "debit_note": _NOTE,
    "receipt": {("final", "canceled"): "canceled"},
}


def transitions(kind):
    return _BY_KIND.get(kind.key, _BY_FAMILY[kind.family])
