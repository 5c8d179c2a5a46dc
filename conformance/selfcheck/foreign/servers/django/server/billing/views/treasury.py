from datetime import date

from rest_framework.response import Response

from ..api import View
from ..serializers import (
    InitialBalanceSerializer,
    Number,
    RegularizationSerializer,
    TreasuryMovementSerializer,
)


class ClientView(View):
    def client(self, pk):
        return self.find(self.account.clients, pk=pk)

    def balance(self, client):
        number = Number().to_representation
        return {
            "client_id": client.id,
            "initial_balance": number(client.initial_balance),
            "balance": number(client.balance()),
            "currency": self.account.currency,
        }


class Balance(ClientView):
    def get(self, request, client_id):
        return Response({"balance": self.balance(self.client(client_id))})


class InitialBalance(ClientView):
    def put(self, request, client_id):
        client = self.client(client_id)
        data = self.body("initial_balance", flat=True)
        if "value" not in data:
            data = {"value": data.get("initial_balance", data.get("amount"))}
        serializer = InitialBalanceSerializer(data=data)
        serializer.is_valid(raise_exception=True)
        client.initial_balance = serializer.validated_data["value"]
        client.save()
        return Response({"balance": self.balance(client)})


class Entries(ClientView):
    """Amounts that are booked on a client's account."""

    key = serializer_class = None

    def post(self, request, client_id):
        client = self.client(client_id)
        data = self.body(self.key)
        if "value" not in data and "amount" in data:
            data = {**data, "value": data["amount"]}
        serializer = self.serializer_class(data=data)
        serializer.is_valid(raise_exception=True)
        day = serializer.validated_data.get("date", date.today())
        serializer.save(client=client, date=day)
        return Response({self.key: serializer.data}, status=201)


class Entry(ClientView):
    related = None

    def delete(self, request, client_id, pk):
        self.find(getattr(self.client(client_id), self.related), pk=pk).delete()
        return Response()


class Regularizations(Entries):
    key, serializer_class = "regularization", RegularizationSerializer

    def get(self, request, client_id):
        rows = self.client(client_id).regularizations.all()
        return Response({"regularizations": self.serializer_class(rows, many=True).data})


class TreasuryMovements(Entries):
    key, serializer_class = "treasury_movement", TreasuryMovementSerializer
