"""What happens to documents: writing, numbering, paying, mailing, filtering."""
import base64
import hashlib
import secrets
from datetime import date, datetime, time
from decimal import ROUND_HALF_UP, Decimal

from django.core.mail import EmailMessage
from django.db.models import Q
from django.utils import timezone
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from . import kinds
from .models import Document, Line
from .serializers import DocumentClientSerializer

CENT = Decimal("0.01")


def cents(value):
    return value.quantize(CENT, rounding=ROUND_HALF_UP)


# Writing


def write(account, kind, data, document=None):
    """Creates a draft, or changes one."""
    client_data, items = data.pop("client", None), data.pop("items", None)
    sequence_id, owner_id = data.pop("sequence_id", None), data.pop("owner_invoice_id", None)
    manual_number = data.pop("manual_sequence_number", None)
    creating = document is None
    if creating:
        document = Document(account=account, kind=kind.key, currency=account.currency)
        document.date = document.due_date = date.today()
        if "date" in data:
            data.setdefault("due_date", data["date"])
    if client_data is not None:
        document.client = client_for(account, client_data)
        if creating and document.client.observations:
            texts = [data.get("observations", ""), document.client.observations]
            data["observations"] = "\n".join(filter(None, texts))
    if creating or sequence_id is not None:
        wanted = {"default_sequence": True} if sequence_id is None else {"pk": sequence_id}
        sequence = account.sequences.filter(**wanted).first()
        if sequence is None:
            raise ValidationError({"sequence_id": "There is no such sequence."})
        document.sequence = sequence
    if owner_id is not None:
        document.owner = account.documents.exclude(pk=document.pk).filter(pk=owner_id).first()
        if document.owner is None:
            raise ValidationError({"owner_invoice_id": "There is no such document."})
    if manual_number is not None:
        document.manual_number = manual_number
    if data.get("retention", 0) is None:
        data["retention"] = 0
    for name, value in data.items():
        setattr(document, name, value)
    document.atcud = atcud(document)
    document.save()
    if items is not None:
        document.lines.all().delete()
        Line.objects.bulk_create(line(document, values) for values in items)
        add_up(document)
    check_exemption(document)
    document.refresh_from_db()
    return document


def client_for(account, data):
    client = account.clients.filter(name=data["name"]).first()
    if client is not None:
        return client
    data = dict(data)
    if "code" not in data:
        data["code"] = free_code(account)
    elif account.clients.filter(code=data["code"]).exists():
        raise ValidationError({"client": {"code": "Another client has this code."}})
    serializer = DocumentClientSerializer(context={"account": account})
    return serializer.create(data)


def free_code(account):
    number = account.clients.count() + 1
    while account.clients.filter(code=str(number)).exists():
        number += 1
    return str(number)


def line(document, values):
    account = document.account
    name = (values.pop("tax", None) or {}).get("name", "")
    tax = account.taxes.filter(name=name).first() or account.default_tax()
    article = {key: values[key] for key in ("description", "unit_price", "unit")}
    account.items.update_or_create(name=values["name"], defaults={**article, "tax": tax})
    result = Line(document=document, **values)
    if tax is not None:
        result.tax_id, result.tax_name, result.tax_value = tax.id, tax.name, tax.value
    result.subtotal = cents(values["unit_price"] * values["quantity"])
    result.discount_amount = cents(result.subtotal * values["discount"] / 100)
    taxable = result.subtotal - result.discount_amount
    result.tax_amount = cents(taxable * result.tax_value / 100)
    result.total = taxable + result.tax_amount
    return result


def add_up(document):
    lines = list(document.lines.all())
    document.sum = sum(entry.subtotal for entry in lines)
    document.discount = sum(entry.discount_amount for entry in lines)
    document.before_taxes = document.sum - document.discount
    document.taxes = sum(entry.tax_amount for entry in lines)
    document.total = document.before_taxes + document.taxes
    document.save()


def check_exemption(document):
    account = document.account
    if document.spec.family != kinds.INVOICES or not account.is_portuguese:
        return
    if not document.tax_exemption and document.lines.filter(tax_value=0).exists():
        raise ValidationError({"tax_exemption": "Items without tax need an exemption reason."})


def check_creatable(account, kind):
    if kind.key == "simplified_invoice" and not account.is_portuguese:
        raise ValidationError("Simplified invoices exist only for Portugal.")


# States


def change_state(document, event, message=""):
    target = kinds.transitions(document.spec).get((document.status, event))
    if target is None:
        raise ValidationError(
            {"state": f"A document that is {document.status} cannot become {event}."}
        )
    paid = document.kind != "receipt" and document.amount_due() != document.total
    if target == "canceled" and paid:
        raise ValidationError({"state": "Cancel the document's receipts first."})
    if event == "finalized":
        assign_number(document)
    document.status = target
    document.state_message = message or document.state_message
    document.save()
    if document.kind == "receipt" and document.owner.status == "settled":
        document.owner.status = "final"
        document.owner.save()
    return document


def numbering(document):
    if document.owner and document.owner.kind == "vat_moss_invoice":
        if document.kind in ("credit_note", "receipt"):
            return f"vat_moss_{document.kind}"
    return document.kind


def assign_number(document):
    counter = document.sequence.counters.get(kind=numbering(document))
    number = document.manual_number or counter.number + 1
    rows = Document.objects.filter(sequence=document.sequence, numbered_as=counter.kind)
    if rows.filter(number=number).exists():
        raise ValidationError({"manual_sequence_number": "This number has already been used."})
    counter.number = max(counter.number, number)
    counter.save()
    previous = rows.order_by("-number").values_list("saft_hash", flat=True).first() or ""
    document.numbered_as, document.number = counter.kind, number
    document.atcud = atcud(document)
    signed = f"{document.date};{document.sequence_number};{document.total};{previous}"
    document.saft_hash = base64.b64encode(hashlib.sha256(signed.encode()).digest()).decode()
    if document.spec.family == kinds.GUIDES and document.account.at_configured:
        document.at_doc_code_id = secrets.token_hex(6).upper()


def atcud(document):
    if not document.account.is_portuguese:
        return "N/A"
    code = document.sequence.validation_code
    return f"{code}-{document.number}" if code and document.number else "N/D"


# Payments


def pay(document, data):
    """A receipt for all or part of what is due; the last one settles the document."""
    if document.kind not in kinds.PAYABLE or document.status != "final":
        raise ValidationError("Only a final invoice or debit note can be paid.")
    due = document.amount_due()
    amount = data.get("amount", due)
    if amount > due or due <= 0:
        raise ValidationError({"amount": f"Only {due} is due."})
    day = data.get("payment_date", date.today())
    receipt = Document(
        account=document.account, kind="receipt", status="final", owner=document,
        client=document.client, sequence=document.sequence, currency=document.currency,
        date=day, due_date=day, observations=data.get("note", ""),
        payment_method=data.get("payment_mechanism", ""),
        sum=amount, before_taxes=amount, total=amount,
    )  # fmt: skip
    assign_number(receipt)
    receipt.save()
    if amount == due:
        document.status = "settled"
        document.save()
    receipt.refresh_from_db()
    return receipt


# E-mail


def send(document, message, pdf):
    recipient = message["client"]["email"]
    if message["client"]["save"]:
        document.client.email = recipient
        document.client.save()
    kind = document.kind.replace("_", " ")
    mail = EmailMessage(
        message.get("subject") or f"{kind.capitalize()} {document.sequence_number}",
        message.get("body") or f"Please find your {kind} attached. {document.permalink}",
        to=[recipient],
        cc=[message["cc"]] if message.get("cc") else [],
        bcc=[message["bcc"]] if message.get("bcc") else [],
    )
    mail.attach(f"{document.kind}-{document.id}.pdf", pdf, "application/pdf")
    mail.send()
    document.sent_at = timezone.now()
    document.save()


# List filters

_DATE = serializers.DateField()
_MOMENT = serializers.DateTimeField()
_DECIMAL = serializers.DecimalField(max_digits=24, decimal_places=2)
_RANGES = {  # parameter -> (column, field)
    "date": ("date", _DATE),
    "due_date": ("due_date", _DATE),
    "total_before_taxes": ("before_taxes", _DECIMAL),
}
_GUIDE_RANGES = {"loaded_at": ("loaded_at", _MOMENT)}


def is_true(value):
    return (value or "").lower() in ("1", "true")


def by_type(rows, types):
    wanted = {value.lower() for value in types}
    return rows.filter(kind__in=[k.key for k in kinds.KINDS if k.type_name.lower() in wanted])


def by_status(rows, statuses):
    wanted = {value.lower() for value in statuses}
    match = Q(status__in=wanted)
    if "sent" in wanted:
        match |= Q(sent_at__isnull=False) & ~Q(status="deleted")
    return rows.filter(match)


def by_archived(rows, archived, non_archived):
    if archived and not non_archived:
        return rows.filter(archived=True)
    return rows.filter(archived=False) if non_archived and not archived else rows


def filtered(rows, params, guides=False):
    types = [v for v in params.getlist("type[]") + params.getlist("type") if v]
    statuses = [v for v in params.getlist("status[]") + params.getlist("status") if v]
    rows = by_type(rows, types) if types else rows
    rows = by_status(rows, statuses) if statuses else rows.exclude(status="deleted")
    rows = by_archived(rows, is_true(params.get("archived")), is_true(params.get("non_archived")))
    if text := params.get("text", "").strip():
        match = Q(client__name__icontains=text) | Q(reference__icontains=text)
        match |= Q(observations__icontains=text) | Q(lines__name__icontains=text)
        number, _, serie = text.partition("/")
        if number.isascii() and number.isdigit() and serie:
            match |= Q(number=int(number[:9]), sequence__serie=serie)
        rows = rows.filter(match).distinct()
    for name, (column, field) in (_GUIDE_RANGES if guides else _RANGES).items():
        for end, lookup in (("from", "gte"), ("to", "lte")):
            if value := params.get(f"{name}[{end}]"):
                value = parse(field, value, f"{name}[{end}]", end)
                rows = rows.filter(**{f"{column}__{lookup}": value})
    return rows


def parse(field, text, name, end):
    try:
        value = field.run_validation(text)
    except ValidationError as exc:
        raise ValidationError({name: exc.detail})
    if isinstance(value, datetime) and end == "to" and ":" not in text:
        value = datetime.combine(value.date(), time.max)
    return value
